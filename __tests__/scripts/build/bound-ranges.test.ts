import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { boundRanges } from '@/scripts/build/reader/bound-ranges';
import { temporaryDirectory } from '../../server/harness';

const { path: folder } = temporaryDirectory();
const legacy = resolve('node_modules/pdfjs-dist/legacy/build');
const hex = (code: number) => `<${code.toString(16).padStart(8, '0')}>`;
const ranges = Array.from({ length: 60 }, (_, n) => n * 2 ** 24);
const characters = `1 begincodespacerange <00000000> <ffffffff> endcodespacerange 60 beginbfrange
${ranges.map((start) => `${hex(start)} ${hex(start + 2 ** 24 - 2)} <0041>`).join('\n')} endbfrange`;
const widths = `/W [${ranges.map((start) => `${start} ${start + 2 ** 24 - 2} 500`).join(' ')}]`;

/** A page with one letter; `mapped` and `descendant` are more entries of its font. */
function pdf(mapped: string, descendant: string): string {
  const letter = 'BT /F1 12 Tf 10 50 Td <0041> Tj ET';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${letter.length}>>stream\n${letter}\nendstream`,
    `<</Type/Font/Subtype/Type0/BaseFont/Helvetica/Encoding/Identity-H/DescendantFonts[6 0 R]${mapped}>>`,
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/Helvetica/FontDescriptor 7 0 R${descendant}
      /CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>>>`,
    '<</Type/FontDescriptor/FontName/Helvetica/Flags 4/FontBBox[0 0 1000 1000]/ItalicAngle 0/Ascent 800/Descent -200>>',
    `<</Length ${characters.length}>>stream\n${characters}\nendstream`,
  ];
  const body = objects.map((object, n) => `${n + 1} 0 obj\n${object}\nendobj\n`).join('');
  return `%PDF-1.7\n${body}trailer\n<</Root 1 0 R/Size 9>>\nstartxref\n0\n%%EOF\n`;
}

const program = `
  import { existsSync, readFileSync } from 'node:fs';
  const [worker, file] = process.argv.slice(-2);
  const { getDocument, GlobalWorkerOptions } = await import(${JSON.stringify(join(legacy, 'pdf.mjs'))});
  GlobalWorkerOptions.workerSrc = worker;
  const data = new Uint8Array(readFileSync(file));
  const { items } = await (await (await getDocument({ data, verbosity: 0 }).promise).getPage(1)).getTextContent();
  // On Linux, maxRSS starts at what the parent process held when it forked.
  const status = '/proc/self/status';
  const kilobytes = existsSync(status)
    ? Number(/VmHWM:\\s*(\\d+) kB/.exec(readFileSync(status, 'utf8'))[1])
    : process.resourceUsage().maxRSS;
  console.log(items.length, Math.round(kilobytes / 1024));
  process.exit();`;

test.each([
  ['characters', '/ToUnicode 8 0 R', ''],
  ['widths', '', widths],
])(
  'a file of 4 KB that claims a billion %s is read in less than 300 MB',
  (name, mapped, descendant) => {
    const [worker, file] = [join(folder, 'pdf.worker.mjs'), join(folder, `${name}.pdf`)];
    writeFileSync(worker, boundRanges(readFileSync(join(legacy, 'pdf.worker.mjs'), 'utf8')));
    writeFileSync(file, pdf(mapped, descendant));
    const node = ['--max-old-space-size=300', '--input-type=module', '-e', program, '--', worker, file];
    const { stdout } = spawnSync(process.execPath, node, { encoding: 'utf8', timeout: 30_000 });
    const [items, megabytes] = stdout.trim().split('\n').at(-1)?.split(' ').map(Number) ?? [];
    expect(items).toBe(1);
    expect(megabytes).toBeLessThan(300);
  },
  40_000,
);
