/**
 * A script file with the comment that has a browser compile all of it while it arrives, beside the page's own thread.
 * Without it functions are compiled one by one as they are first called, which takes a phone most of a page's start.
 *
 * The file keeps its name, which is of its code alone, and browsers keep files by name for good. So whoever changes this
 * comment on a site that has visitors also changes the names.
 */
export function withCompileHint(code: string): string {
  return `//# allFunctionsCalledOnLoad\n${code}`;
}
