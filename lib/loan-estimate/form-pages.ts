import type { Form } from './estimate';
import { labelsIn } from './labels';
import { textOfLines, type UprightPage } from './page-text';
import { alphanumeric } from './values';

/** The parts of a form, one page each; page numbers are those of a Loan Estimate. */
export type PagePart = 'terms' | 'costs' | 'comparisons';

const footers: Readonly<Record<Form, RegExp>> = {
  estimate: /loanestimatepage\dof\d/,
  disclosure: /closingdisclosurepage\dof\d/,
};

const titles: Readonly<Record<Form, string>> = { estimate: 'Loan Estimate', disclosure: 'Closing Disclosure' };

/** Words found in only one of the forms. Page 1 of every Loan Estimate mentions the Closing Disclosure. */
const distinctWords: Readonly<Record<Form, RegExp>> = {
  estimate: /savethisloanestimatetocompare|servicesyoucannotshopfor|servicesyoucanshopfor/,
  disclosure: /statementoffinalloanterms|servicesborrowerdidnotshopfor|servicesborrowerdidshopfor|loandisclosures/,
};

/**
 * A page's form: by its footer, then by words found in only one form, then by its title. Null if it names neither, or
 * both.
 */
export function formOf(page: UprightPage): Form | null {
  const text = alphanumeric(textOfLines(page.lines));
  const signs: readonly ((form: Form) => boolean)[] = [
    (form) => footers[form].test(text),
    (form) => distinctWords[form].test(text),
    (form) => labelsIn(page.lines, titles[form]).some(({ isWhole }) => isWhole),
  ];
  for (const says of signs) {
    const [estimate, disclosure] = [says('estimate'), says('disclosure')];
    if (estimate && disclosure) return null;
    if (estimate || disclosure) return estimate ? 'estimate' : 'disclosure';
  }
  return null;
}

/** Null for other pages, such as an addendum. */
export function partOf(page: UprightPage): PagePart | null {
  const has = (label: string) => labelsIn(page.lines, label).length > 0;
  if (has('Loan Terms') && has('Projected Payments')) return 'terms';
  if (has('Loan Costs') && has('Other Costs')) return 'costs';
  if (has('Annual Percentage Rate (APR)') && has('Total Interest Percentage (TIP)')) return 'comparisons';
  return null;
}
