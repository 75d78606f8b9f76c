/** Shows the edited page next to its form, and what was saved last. */

type Settings = {
  /** The page that shows each of the lender's files, by name. Absent with the GitHub backend, which can't show pages. */
  readonly pages?: Readonly<Record<string, string>>;
};

/** The address of the page of a file, or of the page that shows it best. */
export function addressOf(file: string, pages: Readonly<Record<string, string>>): string | undefined {
  const name = /([^/]+)\.\w+$/.exec(file)?.[1] ?? '';
  return file.startsWith('content/pages/') ? `/${name}` : pages[name];
}

/** The open file, from the fragment of the editor's address. Empty for a new entry, undefined while a list is shown. */
export function openFile(fragment: string): string | undefined {
  const [, collection, place, name] = /^#\/collections\/(\w+)\/(new|entries\/([\w-]+))/.exec(fragment) ?? [];
  if (place === undefined) return undefined;
  if (name === undefined) return '';
  return collection === '_singletons' ? `content/lender/${name}.json` : `content/pages/${name}.mdx`;
}

const find = <Of extends Element>(selector: string) => document.querySelector<Of>(selector) as Of;

/** Shows the page of each opened entry. Returns a function to call after each save. */
export function startPreview({ pages }: Settings): (title: string, file: string) => void {
  const preview = find<HTMLElement>('#page-preview');
  const frame = find<HTMLIFrameElement>('#page-preview iframe');
  const waiting = find<HTMLElement>('#page-preview p');
  const button = find<HTMLButtonElement>('#bar button');
  const status = find<HTMLElement>('#bar [role=status]');
  let isWanted = matchMedia('(min-width: 64rem)').matches;
  /** Empty for the page of a new entry. */
  let shown: string | undefined;

  function load(address: string): void {
    shown = address;
    waiting.hidden = false;
    frame.src = `/preview?page=${encodeURIComponent(address)}`;
  }

  function follow(): void {
    const file = pages && openFile(location.hash);
    button.hidden = file === undefined;
    preview.hidden = file === undefined || !isWanted;
    button.textContent = isWanted ? 'Hide the page' : 'Show the page';
    button.ariaExpanded = String(isWanted);
    const address = addressOf(file ?? '', pages ?? {}) ?? '';
    if (!preview.hidden && address !== shown) load(address);
  }

  frame.addEventListener('load', () => {
    waiting.hidden = true;
  });
  button.addEventListener('click', () => {
    isWanted = !isWanted;
    follow();
  });
  addEventListener('hashchange', follow);
  follow();

  return (title, file) => {
    const time = new Date().toLocaleTimeString('en-US', { timeStyle: 'short' });
    status.textContent = `Saved: ${title}, at ${time}.`;
    const address = pages && addressOf(file, pages);
    if (address !== undefined && !preview.hidden) load(address);
  };
}
