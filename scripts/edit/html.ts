/** The page of the editor with its settings, as HTML. It loads nothing from elsewhere but what GitHub is asked for. */
export function editorPage(settings: Readonly<Record<string, unknown>>): string {
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Site editor</title>
<style>
/* Our sentences say what to correct: in place of “Please try again later”. */
[role='alertdialog'] :has(> .error) { font-size: 0; }
[role='alertdialog'] .error { font-size: 1rem; white-space: pre-line; }
</style>
<script type="application/json" id="settings">${json}</script>
<script type="module" src="page.js"></script>
</html>
`;
}
