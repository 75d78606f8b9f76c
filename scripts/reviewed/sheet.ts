import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { company } from '@/content/lender/company';
import { formerBlobOf, type ReviewEntry, wordsOfText } from '@/content/site/reviews';
import { chromiumFlags, findChromium } from '../machine/find-chromium';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A text as HTML, with the words that changed and the lines that are gone marked. */
export function markedChanges(before: string, after: string): string {
  const [oldText, newText] = [before, after].map((text) => text.split(/(?<=\n)/));
  // By lines first, because most of them are unchanged.
  const oldLines = new Set(oldText);
  const newLines = new Set(newText);
  const removedLines = (oldText ?? []).filter((line) => !newLines.has(line));
  return (newText ?? [])
    .map((line) => {
      if (oldLines.has(line)) return escaped(line);
      const words = new Set((removedLines.shift() ?? '').split(/\s+/));
      const marked = line
        .split(/(\s+)/)
        .map((word) => (word.trim() === '' || words.has(word) ? escaped(word) : `<mark>${escaped(word)}</mark>`));
      return marked.join('');
    })
    .join('')
    .concat(removedLines.map((line) => `<del>${escaped(line)}</del>`).join(''));
}

/** The text that was last reviewed, if the repository still has it. */
function formerWords(text: string, entries: readonly ReviewEntry[]): string | undefined {
  const blob = formerBlobOf(text, entries);
  const found = blob ? spawnSync('git', ['cat-file', 'blob', blob], { encoding: 'utf8' }) : undefined;
  return found?.status === 0 ? found.stdout : undefined;
}

/** The texts to review as one HTML page, with changes since the last review marked. */
export function sheetOf(
  texts: ReadonlyMap<string, readonly string[]>,
  entries: readonly ReviewEntry[],
  former: typeof formerWords = formerWords,
): string {
  const sections = [...texts].map(([text, paths]) => {
    const words = wordsOfText(text);
    const before = former(text, entries);
    const pages = paths.length > 3 ? `${paths.length} pages, such as ${paths[0]}` : paths.join(', ');
    const state = before === undefined ? 'Not reviewed yet.' : 'Changes since the last review are marked.';
    const body = before === undefined ? escaped(words) : markedChanges(before, words);
    return `<section><h2>${escaped(text)}</h2><p>${escaped(pages)}. ${state}</p><pre>${body}</pre><p class="sign">Reviewed by ____________________ on ____________</p></section>`;
  });
  return `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>To review: ${escaped(company.name)}</title>
<style>body{font:10pt/1.45 serif}h1{font-size:16pt}h2{font-size:11pt;margin:0}section{break-before:page}pre{font:inherit;white-space:pre-wrap;overflow-wrap:break-word}mark{background:#ffe08a}del{color:#a40000}.sign{margin-top:2em}</style>
<h1>${texts.size} ${texts.size === 1 ? 'text' : 'texts'} to review</h1><p>Figures in braces and tags are checked separately; read the sentences around them.</p>${sections.join('')}</html>`;
}

export async function printSheet(html: string, file: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  try {
    const page = await browser.newPage();
    await page.setContent(html);
    writeFileSync(
      file,
      await page.pdf({ format: 'Letter', margin: { top: '2cm', bottom: '2cm', left: '2cm', right: '2cm' } }),
    );
  } finally {
    await browser.close();
  }
}
