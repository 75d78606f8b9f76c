/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import type { FormDefinition } from '@/lib/forms/definition';
import { asksForLetter, type MailedLetter } from '@/server/mail/letter';
import type { Message } from '@/server/mail/message';
import { momentText } from '@/server/office-time';
import type { StoredLead } from '@/server/store/types';

export type ReceiptSettings = {
  readonly forms: ReadonlyMap<string, FormDefinition>;
  /** The address of the website, without a slash at its end. */
  readonly siteUrl: string;
  readonly company: {
    readonly name: string;
    readonly email: string;
    readonly phone: { readonly display: string };
    readonly hoursShort: string;
    readonly legal: string;
  };
  /** The person who has this account; undefined for an account without one. */
  readonly officer: (account: string) =>
    | {
        readonly name: string;
        readonly numbers: string;
        /** Where a visitor picks a time with this person. */
        readonly booking?: { readonly label: string; readonly href: string } | undefined;
      }
    | undefined;
  /** The letter that a visitor asked for. */
  readonly letterOf?: (lead: Pick<StoredLead, 'form' | 'body'>) => MailedLetter | undefined;
};

/** A message in both forms. */
export type Receipt = Message & { readonly html: string };

const letterTitle = 'Your numbers';
const letterLink = 'Open your page, with every line';
const linkNote = 'The link holds your answers, income too, and no name, email or phone.';

/** The first name where it is one: what robots write there must not go out under the lender's name. */
function greetingFor({ firstName = '', name = '' }: StoredLead['body']): string {
  const word = (firstName || name).trim().split(/\s+/)[0] ?? '';
  return /^\p{L}[\p{L}\p{M}'’-]{0,19}$/u.test(word) ? `Hello ${word},` : 'Hello,';
}

/** Whether a visitor asked for an email: by a form that offers something, such as reports, by choosing to be reached so, or for the numbers of the letter. */
export function asksForReceipt(lead: Pick<StoredLead, 'form' | 'body'>, forms: ReceiptSettings['forms']): boolean {
  const offers = forms.get(lead.form)?.receipt?.offer !== undefined;
  return offers || lead.body.contactPreference === 'Email' || asksForLetter(lead);
}

/** A part of the message: as plain text, and as HTML. */
type Part = readonly [text: string, html: Child];

const listOf = (items: readonly Child[]) => (
  <ul>
    {items.map((item) => (
      <li>{item}</li>
    ))}
  </ul>
);

const linkTo = (url: string, words: string) => <a href={url}>{words}</a>;

/** A paragraph; an address at its end is a link. */
function paragraph(text: string): Part {
  const url = /https?:\/\/\S+$/.exec(text)?.[0];
  const html = url === undefined ? text : [text.slice(0, -url.length), linkTo(url, url)];
  return [text, <p>{html}</p>];
}

/** What a visitor reads of a letter. */
function letterParts({ lines, note, url }: MailedLetter): readonly Part[] {
  const head = (
    <>
      <h2>{letterTitle}</h2>
      {listOf(lines)}
    </>
  );
  const link = (
    <p>
      {linkTo(url, letterLink)}. {linkNote}
    </p>
  );
  return [[[letterTitle, ...lines].join('\n'), head], paragraph(note), [`${letterLink}: ${url}\n${linkNote}`, link]];
}

/**
 * The message to a visitor: what they asked for with its addresses, who writes next and when, the reference, and who the
 * lender is. It repeats nothing else of what was typed; the link to a letter holds the answers, which only the visitor asks for.
 */
export function receiptFor(
  lead: Pick<StoredLead, 'form' | 'body' | 'assignee' | 'leadId' | 'receivedAt'>,
  { forms, siteUrl, company, officer, letterOf }: ReceiptSettings,
): Receipt {
  const receipt = forms.get(lead.form)?.receipt;
  const offered = receipt?.offer?.items ?? [];
  const checked = offered.filter(({ field }) => lead.body[field]);
  // As the page does: all of them where none was checked.
  const asked = (checked.length > 0 ? checked : offered).map(({ title, links }) => ({
    title,
    url: `${siteUrl}${(links.at(-1) ?? links[0])?.href ?? ''}`,
  }));
  const person = lead.assignee === null ? undefined : officer(lead.assignee);
  const letter = letterOf?.(lead);
  const heading = asked.length > 0 ? receipt?.offer?.title : (letter ?? receipt)?.title;
  const title = (heading ?? 'Your request is with us').replace(/\.$/, '');
  const next = [
    ...((letter ?? receipt)?.next ?? []),
    ...(person ? [`Your loan officer is ${person.name}, ${person.numbers}.`] : []),
    `Questions? Answer this email, or call ${company.phone.display} (${company.hoursShort}).`,
  ];
  const facts = [
    `Received: ${momentText(lead.receivedAt)}, Ohio time. Reference: ${lead.leadId}.`,
    `You get this message because this address was typed into a form at ${siteUrl}. If that wasn’t you, write to ${company.email}, and we delete it.`,
    company.legal,
  ];
  const booking = person?.booking;
  const urls = asked.map((item) => `${item.title}\n${item.url}`).join('\n\n');
  const links = listOf(asked.map((item) => linkTo(item.url, `${item.title} (PDF)`)));
  const parts: readonly Part[] = [
    paragraph(greetingFor(lead.body)),
    [`${title}${asked.length > 0 ? ':' : '.'}`, <h1>{title}</h1>],
    ...(asked.length > 0 ? [[urls, links] as const] : []),
    ...(letter ? letterParts(letter) : []),
    ...next.map(paragraph),
    ...(booking ? [[`${booking.label}: ${booking.href}`, <p>{linkTo(booking.href, booking.label)}</p>] as const] : []),
    paragraph(company.name),
    [
      facts.join('\n\n'),
      <>
        <hr />
        {facts.map((line) => (
          <p>
            <small>{line}</small>
          </p>
        ))}
      </>,
    ],
  ];
  const html = (
    <html lang="en-US">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
      </head>
      <body>{parts.map(([, part]) => part)}</body>
    </html>
  );
  const text = parts.map(([part]) => part).join('\n\n');
  return { subject: `${company.name}: ${title}`, text, html: `<!doctype html>${String(html)}` };
}
