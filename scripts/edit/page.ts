import CMS from '@sveltia/cms';
import { formatHours, parseHours } from './hours';
import { formatPage, parsePage, updatedOf } from './page-text';
import { aprOf } from './rates';

/** The script of the editor page. It starts Sveltia CMS with formats for pages and hours, and fills in APRs and `updated`. */

type Settings = {
  readonly config: Readonly<Record<string, unknown>>;
  /** The token for the local server; absent with the GitHub backend. */
  readonly token?: string;
};

const settings: Settings = JSON.parse(document.getElementById('settings')?.textContent ?? '{}');

if (settings.token) {
  const user = { backendName: 'gitea', token: settings.token };
  localStorage.setItem('sveltia-cms.user', JSON.stringify(user));
}

CMS.registerCustomFormat('page', 'mdx', { fromFile: parsePage, toFile: formatPage });

CMS.registerCustomFormat('hours', 'json', { fromFile: parseHours, toFile: formatHours });

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
