import { existsSync, readFileSync } from 'node:fs';
import { purchaseQuestionnaire } from '@/content/forms/purchase-questions';
import { refinanceQuestionnaire } from '@/content/forms/refinance-questions';
import { letterHash } from '@/lib/questionnaire/letter/hash';
import { letterLines } from '@/lib/questionnaire/letter/lines';
import { purchaseLetter } from '@/lib/questionnaire/letter/purchase';
import { refinanceLetter } from '@/lib/questionnaire/letter/refinance';
import { questionnairePaths } from '@/lib/questionnaire/paths';
import type { LetterData } from '@/server/mail/pack-letter-data';
import type { StoredLead } from '@/server/store/types';

export type MailedLetter = {
  readonly title: string;
  readonly lines: readonly string[];
  readonly note: string;
  readonly next: readonly string[];
  readonly url: string;
};

export async function letterData(): Promise<LetterData> {
  const packed = new URL('./letter-data.json', import.meta.url);
  if (existsSync(packed)) return JSON.parse(readFileSync(packed, 'utf8'));
  const { packLetterData } = await import('@/server/mail/pack-letter-data');
  return JSON.parse(packLetterData());
}

const questionnaires = [purchaseQuestionnaire, refinanceQuestionnaire];

export function asksForLetter({ form, body }: Pick<StoredLead, 'form' | 'body'>): boolean {
  const byEmail = questionnaires.find(({ id }) => id === form)?.byEmail;
  return byEmail !== undefined && body[byEmail.name] === byEmail.value;
}

/** Undefined if the visitor didn't ask for the letter. */
export function letterOf(
  lead: Pick<StoredLead, 'form' | 'body'>,
  { facts, counties }: LetterData,
  siteUrl: string,
): MailedLetter | undefined {
  const questionnaire = questionnaires.find(({ id }) => id === lead.form);
  if (!questionnaire || !asksForLetter(lead)) return undefined;
  const { id, thanks } = questionnaire;
  const { body } = lead;
  const county = counties[body.zipCode?.slice(0, 5) ?? '']?.[0] ?? '';
  const letter =
    id === 'purchase'
      ? purchaseLetter(body, facts.market, county === '' ? {} : { county })
      : refinanceLetter(body, facts, {});
  return {
    title: thanks.title,
    lines: letterLines(letter, facts, { county, answers: body }),
    note: `Worked out from the answers you sent, with an example rate, ${facts.rateSource}. It’s arithmetic, not a decision, a quote, an approval or an offer to lend. What you added on the page itself, such as your payment today, other debts or a rate of your own, isn’t sent to us and isn’t counted here.`,
    next: thanks.next.map(({ what, rest, link }) =>
      link ? `${what} ${rest} ${link.label}: ${siteUrl}${link.href}` : `${what} ${rest}`,
    ),
    url: `${siteUrl}${questionnairePaths[id]}#${letterHash(questionnaire, body, county === '' ? {} : { county })}`,
  };
}
