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

/** The first form in a file, with a picture of where each value was read, if the browser can draw one. */
export type ReadFile = {
  readonly form: ReadForm;
  readonly hasMore: boolean;
  readonly pictures: ReadonlyMap<FieldName, FramedPicture>;
};

export type Answer = { readonly read: ReadFile } | { readonly problem: Problem };

/** A form that fills one of the offers. */
export type ReadOffer = { readonly letter: OfferLetter; readonly file: string; readonly read: ReadFile };

/** The first offer without a form; null if all three have one. */
export function freeLetter(offers: readonly ReadOffer[]): OfferLetter | null {
  return offerLetters.find((letter) => offers.every((offer) => offer.letter !== letter)) ?? null;
}

/** The comparison inputs that a form states; those it does not state are empty. */
export function inputsOf({ letter, read }: ReadOffer): FieldValues {
  const stated = Object.entries(offerValuesOf(read.form.fields)).flatMap(([name, value]) =>
    value === null ? [] : [[`${name}${letter}`, value] as const],
  );
  return { ...emptyOffer(letter), ...Object.fromEntries(stated) };
}

/** Fields included in a question unless the visitor unchecks them. */
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

/** The checked values of an offer, as a loan officer reads them. */
export function figuresOf({ letter, read }: ReadOffer, ticked: ReadonlySet<FieldName>): NamedFigure[] {
  return fieldNames.flatMap((name) => {
    const { label, text } = textOfField(read.form.fields, name);
    return ticked.has(name) && text !== null ? [{ label: `${letter}: ${label}`, text }] : [];
  });
}
