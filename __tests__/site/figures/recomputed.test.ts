/** @jest-environment ./__tests__/site/environment.ts */
import { annualPercentageRate, Exact } from '@/__tests__/helpers/regulation-z';
import { pageAt, pages, visibleText } from '@/__tests__/site/exported';
import { articlePages } from './recomputed/articles';
import { countyPages } from './recomputed/counties';
import { loanPages } from './recomputed/loans';
import { ratePages } from './recomputed/rates';
import { refinancePages } from './recomputed/refinancing';
import { screenPages } from './recomputed/screens';

const recomputed = [...ratePages, ...countyPages, ...loanPages, ...refinancePages, ...articlePages, ...screenPages];

const textOf = (path: string) => visibleText(pageAt(path).document.querySelector('main') ?? pageAt(path).document.body);

test.each(recomputed)('%s prints the results of its loans under appendix J, to the last digit', (path, figures) => {
  const text = textOf(path);
  expect(figures.filter((figure) => !text.includes(figure))).toEqual([]);
});

/** Every printed APR and payment schedule. */
const printedTerms = (text: string) =>
  text.match(/\d+\.\d{3}%|\d+ monthly payments (?:of|from) \$[\d,.]+\d/g)?.filter((each) => each.length > 0) ?? [];

test('no page prints an APR or payment schedule that is not recomputed', () => {
  const known = new Map(recomputed.map(([path, figures]) => [path, figures.join(' | ')]));
  const missing = pages.flatMap(({ path }) =>
    printedTerms(textOf(path))
      .filter((each) => !known.get(path)?.includes(each))
      .map((each) => `${path}: ${each}`),
  );
  expect(missing).toEqual([]);
});

test.each([
  // 36 monthly payments of $33.61 for $1,000, appendix J (b)(9)(i); 24 of $230 for $5,000, (c)(1)(i)
  [1000, '33.61', 36, '12.83'],
  [5000, '230', 24, '9.69'],
])('interpolation finds the regulation’s rate for $%d', (financed, amount, count, percent) => {
  const apr = annualPercentageRate(financed, [{ amount: new Exact(amount), count }]);
  expect(apr.toFixed(percent.split('.')[1]?.length ?? 0)).toBe(percent);
});
