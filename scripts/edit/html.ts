/** The HTML of the editor page. Only the local server shows the edited page next to its form. */
export function editorPage(settings: Readonly<Record<string, unknown>>): string {
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Site editor</title>
<style>
/* Shows the error message of the check instead of “Please try again later”. */
[role='alertdialog'] :has(> .error) { font-size: 0; }
[role='alertdialog'] .error { font-size: 1rem; white-space: pre-line; }
body { display: grid; grid: minmax(0, 1fr) auto / minmax(0, 1fr); height: 100dvh; margin: 0; font: 1rem/1.5 sans-serif; }
/* Contains the editor's fixed elements in its part of the window. */
#nc-root { position: relative; contain: layout; }
#page-preview { display: flex; flex-direction: column; border: solid #767676; border-width: 1px 0 0; background: #fff; color: #1b1b1b; }
#page-preview p { margin: 0; padding: .75rem 1.5rem; }
#page-preview iframe { flex: 1; min-height: 0; border: 0; }
#page-preview[hidden], #page-preview [hidden], #bar [hidden] { display: none; }
#bar { position: relative; display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: center; justify-content: space-between; grid-column: 1 / -1; min-height: 3rem; padding: 0 1rem; background: #1b1b1b; color: #fff; }
#bar p { margin: 0; }
#bar button { min-height: 2.75rem; padding: 0 1rem; border: 1px solid; border-radius: .25rem; background: none; color: inherit; font: inherit; }
body:has(#page-preview:not([hidden])) { grid-template-rows: minmax(0, 1fr) minmax(0, 1fr) auto; }
@media screen and (min-width: 64rem) {
  body:has(#page-preview:not([hidden])) { grid: minmax(0, 1fr) auto / minmax(0, 1fr) minmax(0, 1fr); }
  #page-preview { border-width: 0 0 0 1px; }
}
</style>
<div id="nc-root"></div>
<section id="page-preview" aria-label="The page" hidden>
<p>Loading the page. The first time takes a few seconds.</p>
<iframe title="The page"></iframe>
</section>
<footer id="bar">
<p role="status">Nothing has been saved since you opened the editor.</p>
<button type="button" aria-controls="page-preview" aria-expanded="false" hidden>Show the page</button>
</footer>
<script type="application/json" id="settings">${json}</script>
<script type="module" src="page.js"></script>
</html>
`;
}

/** Shown next to the form while there is no page to show. Reloads every three seconds. */
export function waitingPage(words: string): string {
  return `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="3">
<title>The page</title>
<style>body { margin: 1.5rem; font: 1rem/1.5 sans-serif; }</style>
<p>${words}</p>
</html>
`;
}
