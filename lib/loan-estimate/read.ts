import { type Fields, type Form, fieldNames, type PageFields, type ReadForm } from './estimate';
import { formOf, type PagePart, partOf } from './form-pages';
import type { FormPage } from './found';
import { creditsOfSentence, readTerms } from './page-one';
import type { UprightPage } from './page-text';
import { readComparisons } from './page-three';
import { readCosts, readDisclosedCosts } from './page-two';

type PartPage = FormPage & { readonly form: Form; readonly part: PagePart };

function formsOf(pages: readonly UprightPage[]): PartPage[][] {
  const forms: PartPage[][] = [];
  for (const [index, page] of pages.entries()) {
    const form = formOf(page);
    const part = partOf(page);
    if (!form || !part) continue;
    const last = forms.at(-1);
    const isNext = !last || last[0]?.form !== form || last.some((other) => other.part === part) || part === 'terms';
    if (isNext) forms.push([{ page, index, form, part }]);
    else last.push({ page, index, form, part });
  }
  return forms;
}

/** The credits on page 2, or in the sentence on page 1; null if they differ. */
function creditsOf(fields: PageFields, terms: PartPage | undefined): Fields['lenderCredits'] {
  const sentence = terms ? creditsOfSentence(terms) : null;
  const line = fields.lenderCredits ?? null;
  if (!line || !sentence) return line ?? sentence;
  return Math.abs(line.value - sentence.value) <= 1 ? line : null;
}

function readForm(pages: readonly PartPage[]): ReadForm {
  const form = pages[0]?.form ?? 'estimate';
  const read = pages.map((at): PageFields => {
    if (at.part === 'terms') return readTerms(at);
    if (at.part === 'comparisons') return readComparisons(at);
    return form === 'estimate' ? readCosts(at) : readDisclosedCosts(at);
  });
  const all: PageFields = Object.assign({}, ...read);
  const lenderCredits = creditsOf(
    all,
    pages.find(({ part }) => part === 'terms'),
  );
  const fields = Object.fromEntries(fieldNames.map((name) => [name, all[name] ?? null])) as Fields;
  return { form, fields: { ...fields, lenderCredits } };
}

/** The forms in a file's pages. A value is exactly what is printed at its label, or null; nothing is guessed. */
export function readForms(pages: readonly UprightPage[]): ReadForm[] {
  return formsOf(pages).map(readForm);
}
