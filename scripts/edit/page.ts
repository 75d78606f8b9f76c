import CMS from '@sveltia/cms';
import { readHours, writtenHours } from './hours';
import { readPage, updatedOf, writtenPage } from './page-text';
import { aprOf } from './rates';

/** The script of the editor's page: starts Sveltia CMS with our configuration, our files of pages and hours, the APR of a rate
 * and the day of a change. */

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

/** Today here, `2026-11-20`. */
const today = () => new Date().toLocaleDateString('sv');

CMS.registerEventListener({
  name: 'preSave',
  handler({ entry }) {
    const data = entry.get('data').toJS();
    if (entry.get('path') === 'content/lender/rates.json') {
      return data.rows.reduce((all: typeof entry, row: Parameters<typeof aprOf>[0], index: number) => {
        const apr = aprOf(row);
        return apr === undefined ? all : all.setIn(['data', 'rows', index, 'aprPercent'], apr);
      }, entry);
    }
    const updated = typeof data.body === 'string' ? updatedOf(data, today()) : undefined;
    return updated === undefined ? undefined : entry.setIn(['data', 'updated'], updated);
  },
});

CMS.init({ config: settings.config as never });
