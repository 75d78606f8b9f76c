/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import type { Answerer } from '@/content/lender/staff';
import type { FormDefinition } from '@/lib/forms/definition';
import { asksForLetter, type MailedLetter } from '@/server/mail/letter';
import type { Message } from '@/server/mail/message';
import { momentText } from '@/server/office-time';
import type { StoredLead } from '@/server/store/types';

export type ReceiptSettings = {
  readonly forms: ReadonlyMap<string, FormDefinition>;
  readonly siteUrl: string;
  readonly company: {
    readonly name: string;
    readonly email: string;
    readonly phone: { readonly display: string };
    readonly hoursShort: string;
    readonly legal: string;
  };
  readonly answerers: readonly Answerer[];
  readonly letterOf?: (lead: Pick<StoredLead, 'form' | 'body'>) => MailedLetter | undefined;
};

export type Receipt = Message & { readonly html: string };

const letterTitle = 'Your numbers';
const letterLink = 'Open your page, with every line';
const linkNote = 'The link contains your answers, including income, but no name, email or phone number.';

/** Greets by first name if it looks like a name, so that robots can't send their text under the lender's name. */
function greetingFor({ firstName = '', name = '' }: StoredLead['body']): string {
  const word = (firstName || name).trim().split(/\s+/)[0] ?? '';
  return /^\p{L}[\p{L}\p{M}'’-]{0,19}$/u.test(word) ? `Hello ${word},` : 'Hello,';
}

/** Whether the visitor gets an email: the form offers something, they chose email, or they asked for the letter. */
export function asksForReceipt(lead: Pick<StoredLead, 'form' | 'body'>, forms: ReceiptSettings['forms']): boolean {
  const offers = forms.get(lead.form)?.receipt?.offer !== undefined;
  return offers || lead.body.contactPreference === 'Email' || asksForLetter(lead);
}

type Part = readonly [text: string, html: Child];

const listOf = (items: readonly Child[]) => (
  <ul>
    {items.map((item) => (
      <li>{item}</li>
    ))}
  </ul>
);

const linkTo = (url: string, words: string) => <a href={url}>{words}</a>;

function paragraph(text: string): Part {
  const url = /https?:\/\/\S+$/.exec(text)?.[0];
  const html = url === undefined ? text : [text.slice(0, -url.length), linkTo(url, url)];
  return [text, <p>{html}</p>];
}

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

/** What the visitor asked for, next steps, reference and lender. Other answers appear only in the letter's link. */
export function receiptFor(
  lead: Pick<StoredLead, 'form' | 'body' | 'assignee' | 'leadId' | 'receivedAt'>,
  { forms, siteUrl, company, answerers, letterOf }: ReceiptSettings,
): Receipt {
  const receipt = forms.get(lead.form)?.receipt;
  const offered = receipt?.offer?.items ?? [];
  const checked = offered.filter(({ field }) => lead.body[field]);
  // All of them if none was checked, as on the page.
  const asked = (checked.length > 0 ? checked : offered).map(({ title, links }) => ({
    title,
    url: `${siteUrl}${(links.at(-1) ?? links[0])?.href ?? ''}`,
  }));
  const answerer = answerers.find(({ account }) => account === lead.assignee);
  const letter = letterOf?.(lead);
  const heading = asked.length > 0 ? receipt?.offer?.title : (letter ?? receipt)?.title;
  const title = (heading ?? 'Your request is with us').replace(/\.$/, '');
  const next = [
    ...((letter ?? receipt)?.next ?? []),
    ...(answerer ? [`Your loan officer is ${answerer.name}.`] : []),
    `Questions? Reply to this email, or call ${company.phone.display} (${company.hoursShort}).`,
  ];
  const facts = [
    `Received: ${momentText(lead.receivedAt)}, Ohio time. Reference: ${lead.leadId}.`,
    `You’re receiving this email because this address was entered in a form at ${siteUrl}. If that wasn’t you, write to ${company.email}, and we’ll delete the request.`,
    company.legal,
  ];
  const booking = answerer?.booking;
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
