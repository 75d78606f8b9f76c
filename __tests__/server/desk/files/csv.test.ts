import { csvLine, neutralizeCell } from '@/server/desk/files/csv';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t1', '\r1', '\n1', '\0=1', '＝1'])(
  'a cell that starts like a formula is made harmless: %j',
  (text) => {
    expect(neutralizeCell(text)).toBe(`'${text}`);
  },
);

test.each(['\t', '\r', '\n', 'a;', 'a; "'])('what follows %j is made harmless too', (start) => {
  expect(neutralizeCell(`${start}=1`)).toMatch(/'=1$/);
  expect(neutralizeCell(`a${start}1`)).toBe(`a${start}1`);
});

test('quotes, commas and line breaks stay within their cell', () => {
  expect(csvLine(['a"b', 'c,d', 'e\nf', '=1'])).toBe('"a""b","c,d","e\nf","\'=1"\r\n');
});

/** Parses a table like a spreadsheet that splits cells at this character. */
function cellsOf(table: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < table.length; at += 1) {
    const character = table.charAt(at);
    if (isQuoted && character === '"' && table.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (character === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (!isQuoted && (character === separator || character === '\n')) {
      cells.push(cell);
      cell = '';
    } else cell += character;
  }
  return [...cells, cell];
}

test.each([',', ';', '\t'])('no cell is a formula for a spreadsheet that separates cells by %j', (separator) => {
  const typed = ['a;=1+1', 'a; =1', 'a;"=1', 'a\n=1+1', 'a\r\n-1', 'a\t@SUM(A1)', '";+1', 'a;;＝1', '=1', '\t=1;=1'];
  const lines = typed.flatMap((text) => [csvLine(['1', 'contact', text, 'end']), csvLine([text])]).join('');
  const live = cellsOf(lines, separator).filter((cell) => /^[ "\r]*[=+\-@＝＋－＠]/.test(cell));
  expect(live).toEqual([]);
});
