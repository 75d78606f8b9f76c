import type { Debt } from './mortgage/replacement';
import type { MyNumbers } from './my-numbers';

/** Cards and other loans as the household has them; undefined without one. */
export function cardsText(debts: readonly Debt[]): MyNumbers['cards'] {
  const cards = debts.filter(({ card }) => card);
  return (
    cards.map(({ principal, payment, ratePercent }) => [principal, payment, ratePercent].join()).join(';') || undefined
  );
}

/** The cards and other loans of a household. */
export function cardsOf({ cards = '' }: MyNumbers): readonly Debt[] {
  return cards.split(';').flatMap((text): Debt[] => {
    const [principal = 0, payment = 0, ratePercent] = text.split(',').map(Number);
    return ratePercent === undefined ? [] : [{ principal, payment, ratePercent, card: true }];
  });
}
