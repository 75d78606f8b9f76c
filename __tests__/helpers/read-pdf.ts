import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export type PdfFacts = {
  readonly title: string;
  readonly language: string;
  readonly isTagged: boolean;
  /** Outline titles, each before those below it. */
  readonly bookmarks: readonly string[];
  readonly pages: readonly {
    /** With single spaces. */
    readonly text: string;
    /** URLs of its links. */
    readonly links: readonly string[];
    /** How many links lead to places in the document. */
    readonly jumps: number;
    readonly roles: readonly string[];
    /** Width and height in points. */
    readonly size: readonly number[];
  }[];
};

export function readPdfs(files: readonly string[]): PdfFacts[] {
  const script = join(process.cwd(), '__tests__', 'helpers', 'pdf-as-json.ts');
  const tsx = join(process.cwd(), 'node_modules', 'tsx', 'dist', 'cli.mjs');
  const printed = execFileSync(process.execPath, [tsx, script, ...files], { encoding: 'utf8', maxBuffer: 64e6 });
  return JSON.parse(printed) as PdfFacts[];
}
