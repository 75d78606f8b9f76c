import { readFileSync } from 'node:fs';
import { TestEnvironment } from 'jest-environment-jsdom';
import { JSDOM } from 'jsdom';

/** Shared by all test files of a worker. */
const { window } = new JSDOM();
const documents = new Map<string, Document>();
let changes = 0;
const observer = new window.MutationObserver((records) => {
  changes += records.length;
});

function exportedDocument(file: string): Document {
  const known = documents.get(file);
  if (known) return known;
  const html = readFileSync(file, 'utf8').replace(/<style\b[\s\S]*?<\/style>/g, '');
  const document = new window.DOMParser().parseFromString(html, 'text/html');
  observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  documents.set(file, document);
  return document;
}

/**
 * jsdom's document with `exportedDocument`, which returns an exported page as a browser without script reads it,
 * without its styles. All test files of a worker share these pages, so a file that changes one fails.
 */
export default class extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.exportedDocument = exportedDocument;
  }

  override async teardown(): Promise<void> {
    await super.teardown();
    const changed = changes + observer.takeRecords().length;
    changes = 0;
    if (changed > 0) throw new Error(`The test changed exported pages in ${changed} places; change a copy.`);
  }
}
