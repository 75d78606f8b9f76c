import CMS from '@sveltia/cms';
import { readHours, writtenHours } from './hours';
import { readPage, writtenPage } from './page-text';
import { aprOf } from './rates';

/** The script of the editor's page: starts Sveltia CMS with our configuration, our files of pages, and our APR. */

type Settings = {
  readonly config: Readonly<Record<string, unknown>>;
  /** What the local server wants to hear from this page; absent where people sign in at GitHub. */
  readonly token?: string;
};

const settings: Settings = JSON.parse(document.getElementById('settings')?.textContent ?? '{}');

if (settings.token) {
  const user = { backendName: 'gitea', token: settings.token };
  localStorage.setItem('sveltia-cms.user', JSON.stringify(user));
}

CMS.registerCustomFormat('page', 'mdx', { fromFile: readPage, toFile: writtenPage });

CMS.registerCustomFormat('hours', 'json', { fromFile: readHours, toFile: writtenHours });

CMS.registerEventListener({
  name: 'preSave',
  handler({ entry }) {
    if (entry.get('path') !== 'content/lender/rates.json') return undefined;
    const { rows = [] } = entry.get('data').toJS();
    return rows.reduce((all: typeof entry, row: Parameters<typeof aprOf>[0], index: number) => {
      const apr = aprOf(row);
      return apr === undefined ? all : all.setIn(['data', 'rows', index, 'aprPercent'], apr);
    }, entry);
  },
});

CMS.init({ config: settings.config as never });
