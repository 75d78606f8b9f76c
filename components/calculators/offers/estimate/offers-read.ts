import type { FieldValues } from '@/lib/calculators/my-number-fields';
import { emptyOffer, type OfferLetter, offerLetters } from '@/lib/calculators/offers/fields';
import type { NamedFigure } from '@/lib/leads/figures';
import { type FieldName, fieldNames, type ReadForm, textOfField } from '@/lib/loan-estimate/estimate';
import { offerValuesOf } from '@/lib/loan-estimate/offer';

export type Problem =
  | 'no-pdf'
  | 'too-large'
  | 'too-long'
  | 'encrypted'
  | 'scan'
  | 'other-document'
  | 'broken'
  | 'too-slow'
  | 'too-much-memory'
  | 'not-loaded';

export type FramedPicture = {
  readonly picture: ImageBitmap;
  readonly frame: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
};

/** What the first form of a file says, with a picture of the place where each value was read, where the browser can draw them. */
export type ReadFile = {
  readonly form: ReadForm;
  readonly hasMore: boolean;
  readonly pictures: ReadonlyMap<FieldName, FramedPicture>;
};

export type Answer = { readonly read: ReadFile } | { readonly problem: Problem };

/** A form that was read into one of the offers. */
export type ReadOffer = { readonly letter: OfferLetter; readonly file: string; readonly read: ReadFile };

/** The first offer that no form was read into; null when all three are taken. */
export function freeLetter(offers: readonly ReadOffer[]): OfferLetter | null {
  return offerLetters.find((letter) => offers.every((offer) => offer.letter !== letter)) ?? null;
}

/** The inputs of the comparison that a form states; those that it does not state are empty. */
export function inputsOf({ letter, read }: ReadOffer): FieldValues {
  const stated = Object.entries(offerValuesOf(read.form.fields)).flatMap(([name, value]) =>
    value === null ? [] : [[`${name}${letter}`, value] as const],
  );
  return { ...emptyOffer(letter), ...Object.fromEntries(stated) };
}

/** Fields that go along with a question unless the visitor unticks them. */
export const tickedAtFirst: ReadonlySet<FieldName> = new Set<FieldName>([
  'loanAmount',
  'ratePercent',
  'termMonths',
  'product',
  'payment',
  'pointsPercent',
  'totalA',
  'totalD',
  'lenderCredits',
  'cashToClose',
  'aprPercent',
]);

/** The ticked values of an offer as a loan officer reads them. */
export function figuresOf({ letter, read }: ReadOffer, ticked: ReadonlySet<FieldName>): NamedFigure[] {
  return fieldNames.flatMap((name) => {
    const { label, text } = textOfField(read.form.fields, name);
    return ticked.has(name) && text !== null ? [{ label: `${letter}: ${label}`, text }] : [];
  });
}
