import './preferences';
import CMS from '@sveltia/cms';
import { formatHours, parseHours } from './hours';
import { formatPage, parsePage, updatedOf } from './page-text';
import { startPreview } from './preview';
import { aprOf } from './rates';

/** Starts Sveltia CMS with formats for pages and hours, fills in APRs and `updated`, and shows the page of the open entry. */

type Settings = {
  readonly config: { readonly singletons: readonly { readonly file: string; readonly label: string }[] };
  /** The token for the local server; absent with the GitHub backend. */
  readonly token?: string;
  readonly pages?: Readonly<Record<string, string>>;
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

const showSaved = startPreview(settings);

CMS.registerEventListener({
  name: 'postSave',
  handler({ entry }) {
    const file = entry.get('path');
    const title =
      entry.getIn(['data', 'title']) ?? settings.config.singletons.find((form) => form.file === file)?.label;
    showSaved(String(title), file);
  },
});

/**
 * Tabs share the editor's copies of the files, so a second one could not tell that its form is out of date. It waits
 * until the first is closed.
 */
const place = document.getElementById('nc-root');
if (place) place.textContent = 'The editor is open in another tab. Close that one to edit here.';
void navigator.locks.request('editor', () => {
  place?.replaceChildren();
  CMS.init({ config: settings.config as never });
  return new Promise(() => {});
});
