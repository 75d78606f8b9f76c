/** The HTML of the editor page. With the GitHub backend it sends requests to GitHub, and to no other host. */
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
</style>
<script type="application/json" id="settings">${json}</script>
<script type="module" src="page.js"></script>
</html>
`;
}
