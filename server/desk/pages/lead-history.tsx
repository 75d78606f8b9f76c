/** @jsxImportSource hono/jsx */
import type { DeskContext } from '@/server/desk/context';
import { Button, Form } from '@/server/desk/pages/form';
import { postedFor, tryText } from '@/server/desk/pages/lead-actions';
import type { LeadProps } from '@/server/desk/pages/lead-props';
import { outcomeWords } from '@/server/desk/pages/lead-words';
import { momentText } from '@/server/office-time';
import { callsNotUndone, type FollowUp, type MailState, type MailStatus, outcomes } from '@/server/store/types';

const mailWords: Readonly<Record<MailState, string>> = {
  sent: ', and sent by email',
  waiting: '. The email about it hasn’t been sent yet',
  'given-up': '. The email about it could not be sent',
};

/** Receipts beyond the hourly limit wait. */
function receiptText({ state, attempts, nextTryAt }: MailStatus, now: number): string {
  if (state === 'sent') return '. The visitor got a receipt by email';
  if (state === 'given-up') return '. The receipt to the visitor could not be sent';
  return attempts === 0 && nextTryAt > now
    ? `. Many receipts are waiting: the visitor’s goes out after ${momentText(nextTryAt)}`
    : '. The receipt to the visitor hasn’t been sent yet';
}

function activityText({ kind, text }: FollowUp, desk: DeskContext): string {
  switch (kind) {
    case 'called':
      return `called: ${tryText(text)}`.replace(/: $/, '');
    case 'not-called':
      return 'undid the call';
    case 'done':
      return `marked as done: ${outcomeText(text)}`;
    case 'not-done':
      return 'undid: done';
    case 'assigned':
      return text === '' ? 'unassigned it' : `assigned it to ${desk.officer(text).name}`;
    case 'planned':
      return text === '' ? 'cleared the next step' : `planned: ${text}`;
    case 'note':
      return text;
  }
}

function outcomeText(text: string): string {
  const outcome = outcomes.find((each) => each === text);
  return outcome ? outcomeWords[outcome].toLowerCase() : text;
}

function HistoryLine({ entry, desk }: { readonly entry: FollowUp; readonly desk: DeskContext }) {
  const { at, who, kind, text } = entry;
  const { name } = desk.officer(who);
  return (
    <li>
      <time datetime={new Date(at).toISOString()}>{momentText(at)}</time>
      <span>
        {kind === 'note' ? (
          <>
            <b>{name}:</b> <span class="note-text">{text}</span>
          </>
        ) : (
          `${name} ${activityText(entry, desk)}`
        )}
      </span>
    </li>
  );
}

export function LeadHistory({ lead, history, mail, receipt, query, desk }: LeadProps) {
  const calls = callsNotUndone(history);
  return (
    <section>
      <h3 class="minor">History and notes</h3>
      <ol class="rows log history t-s">
        <li>
          <time datetime={new Date(lead.receivedAt).toISOString()}>{momentText(lead.receivedAt)}</time>
          <span>
            Received{mail === undefined ? '' : mailWords[mail]}
            {receipt === undefined ? '' : receiptText(receipt, desk.now)}
          </span>
        </li>
        {history
          .filter((entry) => !calls.includes(entry))
          .map((entry) => (
            <HistoryLine entry={entry} desk={desk} />
          ))}
      </ol>
      <Form class="note-form" data-print="no" {...postedFor(lead, query)}>
        <div class="field">
          <label for="note">New note</label>
          <textarea class="input" id="note" name="note" rows={2} maxlength={4000} required />
        </div>
        <p class="btns">
          <Button name="do" value="note">
            Add note
          </Button>
          <a class="tap" data-print="no" href={`/desk/export?lead=${lead.number}`}>
            Export this lead
          </a>
          <a class="tap" data-print="no" href={`/desk/erase?lead=${lead.number}`}>
            Delete
          </a>
        </p>
      </Form>
    </section>
  );
}
