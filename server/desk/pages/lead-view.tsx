/** @jsxImportSource hono/jsx */
import type { FormDefinition } from '@/lib/forms/definition';
import {
  contactWishOf,
  type LabeledAnswer,
  leadPartsOf,
  missingConsentText,
  visitAnswers,
} from '@/server/desk/answers';
import { maxStepLength } from '@/server/desk/changes';
import type { DeskContext } from '@/server/desk/context';
import { Button, Form, Select } from '@/server/desk/pages/form';
import { askedTimeOf, leftOf, outcomeWords, State, triesText, tryWords, waitOf } from '@/server/desk/pages/list-view';
import { type DeskQuery, deskPathFor } from '@/server/desk/query';
import { clockText, minutesText, momentText, ohioMinuteOf, secondText, shortText } from '@/server/office-time';
import { undoWindow } from '@/server/store/follow-ups';
import {
  type FollowUp,
  type LeadSource,
  type MailState,
  type MailStatus,
  outcomes,
  type StoredLead,
  standingCalls,
  type TryResult,
  tryResults,
} from '@/server/store/types';

const month = 30 * 24 * 60 * 60_000;

const flashes = ['called', 'not-called', 'done', 'not-done', 'assign', 'plan', 'note', 'late'] as const;

export type Flash = (typeof flashes)[number] | undefined;

export function flashFromQuery(text: string | undefined): Flash {
  return flashes.find((word) => word === text);
}

type LeadProps = {
  readonly lead: StoredLead;
  readonly history: readonly FollowUp[];
  readonly others: readonly StoredLead[];
  readonly mail: MailState | undefined;
  readonly receipt: MailStatus | undefined;
  readonly form: FormDefinition | undefined;
  readonly query: DeskQuery;
  readonly desk: DeskContext;
  readonly who: string;
  readonly flash: Flash;
};

function Answers({ title, answers }: { readonly title: string; readonly answers: readonly LabeledAnswer[] }) {
  if (answers.length === 0) return null;
  return (
    <section class="answers">
      <h3>{title}</h3>
      <dl>
        {answers.map(({ label, text }) => (
          <div>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function noticeText({ lead, desk, who, flash }: LeadProps): string | undefined {
  const { calledAt, doneAt, assignee } = lead;
  const nameOf = (email: string) => (email === who ? 'You' : desk.officer(email).name);
  switch (flash) {
    case 'called':
      return lead.tried === null || calledAt === null
        ? undefined
        : `${tryWords[lead.tried]}. ${lead.tries === 1 ? `The first try came ${minutesAfter(lead, desk)} after the lead, counted in office hours.` : `That was try ${lead.tries}.`}`;
    case 'not-called':
      return `Taken back. ${lead.tries === 0 ? 'Nobody has called yet' : triesText(lead)}.`;
    case 'done':
      return lead.outcome === null ? undefined : `Marked as done: ${outcomeWords[lead.outcome]}.`;
    case 'not-done':
      return doneAt === null ? 'Taken back: not done yet.' : undefined;
    case 'assign':
      return assignee === null
        ? 'Nobody has this lead now.'
        : `${nameOf(assignee)} ${assignee === who ? 'have' : 'has'} this lead now.`;
    case 'plan':
      return lead.dueAt === null
        ? 'No next step is planned.'
        : `Next: ${lead.dueText}, ${momentText(lead.dueAt)}, Ohio time.`;
    case 'note':
      return 'The note is added.';
    case 'late':
      if (doneAt !== null) return `Nothing was changed: this lead was marked as done at ${clockText(doneAt)}.`;
      return 'Nothing was changed: the lead had changed before, or the minute to take it back was over.';
    default:
      return undefined;
  }
}

function isSame({ first, last }: LeadSource): boolean {
  return JSON.stringify(first) === JSON.stringify(last);
}

function minutesAfter(lead: StoredLead, desk: DeskContext): string {
  return minutesText(desk.office.between(lead.receivedAt, lead.calledAt ?? desk.now));
}

const mailWords: Readonly<Record<MailState, string>> = {
  sent: ', and sent by email',
  waiting: '. The email about it is not sent yet',
  'given-up': '. The email about it was given up',
};

/** Receipts beyond those of an hour wait for a later one. */
function receiptText({ state, attempts, nextTryAt }: MailStatus, now: number): string {
  if (state === 'sent') return '. The visitor has a receipt by email';
  if (state === 'given-up') return '. The receipt to the visitor was given up';
  return attempts === 0 && nextTryAt > now
    ? `. Many receipts were asked for: the one to the visitor goes out after ${momentText(nextTryAt)}`
    : '. The receipt to the visitor is not sent yet';
}

function activityText({ kind, text }: FollowUp, desk: DeskContext): string {
  switch (kind) {
    case 'called':
      return `called: ${tryText(text)}`.replace(/: $/, '');
    case 'not-called':
      return 'took back the call';
    case 'done':
      return `marked as done: ${outcomeText(text)}`;
    case 'not-done':
      return 'took back: done';
    case 'assigned':
      return text === '' ? 'gave it back' : `gave it to ${desk.officer(text).name}`;
    case 'planned':
      return text === '' ? 'ended the next step' : `planned: ${text}`;
    case 'note':
      return text;
  }
}

const tryText = (text: string) =>
  tryResults.some((each) => each === text) ? tryWords[text as TryResult].toLowerCase() : '';

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

function undoFor({ lead, history, desk, who, flash }: LeadProps): 'not-called' | 'not-done' | undefined {
  const last = standingCalls(history).at(-1);
  const isFresh = (moment: number | null) => moment !== null && desk.now - moment < undoWindow;
  if (flash === 'called' && last?.who === who && isFresh(last.at)) return 'not-called';
  if (flash === 'done' && isFresh(lead.doneAt)) return 'not-done';
  return undefined;
}

export function LeadView(props: LeadProps) {
  const { lead, history, others, mail, receipt, form, query, desk } = props;
  const { phones, email, answers, messages, name } = leadPartsOf(lead, form);
  const { state } = lead;
  const watch = desk.watch(lead);
  const calls = standingCalls(history);
  const asked = askedTimeOf(lead, desk);
  const wish = contactWishOf(lead.body);
  const wait = waitOf(lead, desk);
  const [phone, ...otherPhones] = phones;
  const notice = noticeText(props);
  const undo = undoFor(props);
  const back = deskPathFor(query);
  const posted = { action: `/desk/leads/${lead.number}`, hiddenFields: { back } };
  const { assignee } = lead;
  const officers = new Map([['', 'Nobody yet'], ...desk.officers.map(({ email, name: of }) => [email, of] as const)]);
  // The assignee may no longer have an account.
  if (assignee !== null && !officers.has(assignee)) officers.set(assignee, desk.officer(assignee).name);
  return (
    <article class="box" id="lead" aria-labelledby="lead-name">
      <p class="all-leads">
        <a href={deskPathFor(query, { lead: undefined })}>All leads</a>
      </p>
      <div class="lead-head">
        <div>
          <h2 id="lead-name">{name}</h2>
          <p class="small">
            {desk.formNames.get(lead.form) ?? lead.form}, {secondText(lead.receivedAt)}.{' '}
            <span class="nw">Reference {lead.leadId}</span>
          </p>
          {lead.follows === null ? null : (
            <p class="small">
              The same form sent <a href={deskPathFor(query, { lead: lead.follows })}>another lead</a> before, with
              other answers.
            </p>
          )}
        </div>
        <div id="state" tabindex={-1}>
          <p class="state-line">
            <State lead={lead} desk={desk} />
            {lead.outcome === null ? null : <span>{outcomeWords[lead.outcome]}</span>}
            {lead.tries === 0 ? null : <span>{triesText(lead)}</span>}
            <span class={wait.isLate ? 'late' : undefined}>{wait.text}</span>
          </p>
          {notice === undefined ? null : (
            <Form class="notice-line" {...posted}>
              <p role="status">{notice}</p>
              {undo === undefined ? null : (
                <button type="submit" class="plain" name="do" value={undo}>
                  Undo
                </button>
              )}
            </Form>
          )}
        </div>
      </div>
      <div class="lead-body">
        <div>
          {phone ? (
            <a class="number before tel" href={`tel:+1${phone.digits}`}>
              {phone.text}
            </a>
          ) : (
            <p class="number">No phone number</p>
          )}
          <p class="small reach">
            {email ? (
              <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>
            ) : (
              'No email address'
            )}
            {otherPhones.map((other) => (
              <>
                {' · '}
                {other.label} <a href={`tel:+1${other.digits}`}>{other.text}</a>
              </>
            ))}
          </p>
          <p class="wish">
            {wish === '' ? null : <b>Asked for {wish}</b>}
            <span class="sub">
              {asked ? (
                <span class={leftOf(asked, desk.now).isLate ? 'late' : undefined}>
                  {leftOf(asked, desk.now).text}.{' '}
                </span>
              ) : null}
              It’s {clockText(desk.now)} in Ohio.
            </span>
          </p>
        </div>
        {state === 'done' ? null : (
          <Form {...posted}>
            <fieldset class="results">
              <legend>How did the call go?</legend>
              {tryResults.map((result) => (
                <Button name="do" value={result}>
                  <i class="mark" data-result={result} aria-hidden="true" />
                  {tryWords[result]}
                </Button>
              ))}
            </fieldset>
          </Form>
        )}
        {calls.length === 0 ? null : (
          <ol class="rows tries" aria-label="Tries">
            {calls.toReversed().map(({ at, who, text }, index) => (
              <li>
                <time datetime={new Date(at).toISOString()}>
                  <i class="mark" data-result={text} aria-hidden="true" />
                  {momentText(at)}
                </time>
                <span>
                  <b>{tryText(text) === '' ? 'Called' : tryWords[text as TryResult]}.</b> {desk.officer(who).name}.
                  {index === calls.length - 1 ? ` First try, ${minutesAfter(lead, desk)} after the lead.` : ''}
                </span>
              </li>
            ))}
          </ol>
        )}
        {state === 'new' && watch?.due === 'look' ? (
          <Form
            class="chips"
            {...posted}
            hiddenFields={{ ...posted.hiddenFields, do: 'plan', step: 'Look at our rate' }}
          >
            <Button name="at" value={ohioMinuteOf(desk.now + month)}>
              Looked: ring in a month
            </Button>
          </Form>
        ) : null}
        {state === 'done' ? null : (
          <Form
            class="chips"
            {...posted}
            hiddenFields={{ ...posted.hiddenFields, do: 'plan', step: lead.dueText ?? 'Call' }}
          >
            <b>Next try</b>
            {desk.office.nextTimes(desk.now).map((moment) => (
              <Button name="at" value={ohioMinuteOf(moment)}>
                {shortText(moment, desk.now)}
              </Button>
            ))}
          </Form>
        )}
        <Form class="acts" {...posted}>
          <div class="assign">
            <label for="step">Next</label>
            <input
              class="input"
              id="step"
              name="step"
              value={lead.dueText ?? 'Call'}
              maxlength={maxStepLength}
              required
            />
            <input
              class="input when"
              type="datetime-local"
              name="at"
              aria-label="Day and hour of the next step, Ohio time"
              value={lead.dueAt === null ? undefined : ohioMinuteOf(lead.dueAt)}
              required
            />
            <Button name="do" value="plan">
              Plan
            </Button>
          </div>
          {lead.dueAt === null ? null : (
            <>
              <button type="submit" class="plain" name="do" value="not-planned" formnovalidate>
                Done, or not needed
              </button>
              <a class="export" href={`${posted.action}/next-step.ics`}>
                Into my calendar
              </a>
            </>
          )}
        </Form>
        <Form class="acts" {...posted} hiddenFields={{ ...posted.hiddenFields, from: assignee ?? '' }}>
          <div class="assign">
            <Select id="to" label="With" choices={officers} chosen={assignee ?? ''} />
            <Button name="do" value="assign">
              Assign
            </Button>
          </div>
        </Form>
        <Form class="acts" {...posted} hiddenFields={{ ...posted.hiddenFields, ended: lead.outcome ?? '' }}>
          <div class="assign">
            <Select
              id="outcome"
              label="Ended"
              choices={[['', 'Choose'], ...Object.entries(outcomeWords)]}
              chosen={lead.outcome ?? ''}
              required
            />
            <Button name="do" value="done">
              {state === 'done' ? 'Change' : 'Mark as done'}
            </Button>
          </div>
        </Form>
        {others.length === 0 ? null : (
          <section>
            <h3>From the same person</h3>
            <ul class="others">
              {others.map((other) => (
                <li>
                  <a href={deskPathFor(query, { lead: other.number })}>
                    {desk.formNames.get(other.form) ?? other.form}, {momentText(other.receivedAt)}
                  </a>{' '}
                  <State lead={other} desk={desk} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {messages.map(({ label, text }) => (
          <section>
            <h3>{label}</h3>
            <p class="said">{text}</p>
          </section>
        ))}
        <Answers title="Answers" answers={answers} />
        {lead.source === null ? null : <Answers title="How they came" answers={visitAnswers(lead.source.first)} />}
        {lead.source === null || isSame(lead.source) ? null : (
          <Answers title="And the last time" answers={visitAnswers(lead.source.last)} />
        )}
        <section>
          <h3>Agreed to</h3>
          <p class="said">{lead.consentWords ?? missingConsentText(lead)}</p>
        </section>
        <section>
          <h3>History and notes</h3>
          <ol class="rows history">
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
          <Form class="note-form" {...posted}>
            <div class="field">
              <label for="note">New note</label>
              <textarea class="input" id="note" name="note" rows={2} maxlength={4000} required />
            </div>
            <p class="btns">
              <Button name="do" value="note">
                Add note
              </Button>
              <a class="export" href={`/desk/export?lead=${lead.number}`}>
                Export this lead
              </a>
              <a class="export" href={`/desk/erase?lead=${lead.number}`}>
                Delete
              </a>
            </p>
          </Form>
        </section>
      </div>
    </article>
  );
}

export function NoLead({ query }: { readonly query: DeskQuery }) {
  return (
    <article class="box" id="lead">
      <div class="lead-body">
        <h2>This lead is not here</h2>
        <p>
          It may have been deleted. <a href={deskPathFor(query, { lead: undefined })}>All leads</a>
        </p>
      </div>
    </article>
  );
}
