/** @jsxImportSource hono/jsx */
import {
  contactRequestOf,
  type LabeledAnswer,
  leadPartsOf,
  missingConsentText,
  visitAnswers,
} from '@/server/desk/answers';
import { Form } from '@/server/desk/pages/form';
import { LeadActions, minutesAfter, postedFor } from '@/server/desk/pages/lead-actions';
import { LeadHistory } from '@/server/desk/pages/lead-history';
import type { LeadProps } from '@/server/desk/pages/lead-props';
import { askedTimeOf, leftOf, outcomeWords, State, triesText, tryWords, waitOf } from '@/server/desk/pages/lead-words';
import { type DeskQuery, deskPathFor } from '@/server/desk/query';
import { clockText, momentText, plannedText, secondText } from '@/server/office-time';
import { undoWindow } from '@/server/store/follow-ups';
import { callsNotUndone, type LeadSource } from '@/server/store/types';

function Answers({ title, answers }: { readonly title: string; readonly answers: readonly LabeledAnswer[] }) {
  if (answers.length === 0) return null;
  return (
    <section class="answers">
      <h3 class="minor">{title}</h3>
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
        : `${tryWords[lead.tried]}. ${lead.tries === 1 ? `The first try came ${minutesAfter(lead, desk)} after the lead, in office hours.` : `That was try ${lead.tries}.`}`;
    case 'not-called':
      return `Undone. ${lead.tries === 0 ? 'Nobody has called yet' : triesText(lead)}.`;
    case 'done':
      return lead.outcome === null ? undefined : `Marked as done: ${outcomeWords[lead.outcome]}.`;
    case 'not-done':
      return doneAt === null ? 'Undone: not done yet.' : undefined;
    case 'assign':
      return assignee === null
        ? 'This lead is unassigned now.'
        : `${nameOf(assignee)} ${assignee === who ? 'have' : 'has'} this lead now.`;
    case 'plan':
      return lead.dueAt === null
        ? 'No next step is planned.'
        : `Next: ${lead.dueText}, ${plannedText(lead.dueAt, desk.now)}, Ohio time.`;
    case 'note':
      return 'The note was added.';
    case 'late':
      if (doneAt !== null) return `Nothing was changed: this lead was marked as done at ${clockText(doneAt)}.`;
      return 'Nothing was changed: someone else changed the lead first, or the minute to undo was over.';
    default:
      return undefined;
  }
}

function isSame({ first, last }: LeadSource): boolean {
  return JSON.stringify(first) === JSON.stringify(last);
}

function undoFor({ lead, history, desk, who, flash }: LeadProps): 'not-called' | 'not-done' | undefined {
  const last = callsNotUndone(history).at(-1);
  const isFresh = (moment: number | null) => moment !== null && desk.now - moment < undoWindow;
  if (flash === 'called' && last?.who === who && isFresh(last.at)) return 'not-called';
  if (flash === 'done' && isFresh(lead.doneAt)) return 'not-done';
  return undefined;
}

export function LeadView(props: LeadProps) {
  const { lead, others, form, query, desk } = props;
  const { phones, email, answers, messages, name } = leadPartsOf(lead, form);
  const requestedTime = askedTimeOf(lead, desk);
  const contactRequest = contactRequestOf(lead.body);
  const wait = waitOf(lead, desk);
  const [phone, ...otherPhones] = phones;
  const notice = noticeText(props);
  const undo = undoFor(props);
  return (
    <article class="box" id="lead" aria-labelledby="lead-name">
      <p class="all-leads" data-print="no">
        <a class="tap" href={deskPathFor(query, { lead: undefined })}>
          All leads
        </a>
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
              This form was sent before, as <a href={deskPathFor(query, { lead: lead.follows })}>another lead</a> with
              different answers.
            </p>
          )}
        </div>
        <div id="state" tabindex={-1}>
          <p class="btns">
            <State lead={lead} desk={desk} />
            {lead.outcome === null ? null : <span>{outcomeWords[lead.outcome]}</span>}
            {lead.tries === 0 ? null : <span>{triesText(lead)}</span>}
            <span class={wait.isLate ? 'late' : undefined}>{wait.text}</span>
          </p>
          {notice === undefined ? null : (
            <Form class="notice-line btns" data-print="no" {...postedFor(lead, query)}>
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
            {contactRequest === '' ? null : <b>Asked for {contactRequest}</b>}
            <span class="sub">
              {requestedTime ? (
                <span class={leftOf(requestedTime, desk.now).isLate ? 'late' : undefined}>
                  {leftOf(requestedTime, desk.now).text}.{' '}
                </span>
              ) : null}
              It’s {clockText(desk.now)} in Ohio.
            </span>
          </p>
        </div>
        <LeadActions {...props} />
        {others.length === 0 ? null : (
          <section>
            <h3 class="minor">From the same person</h3>
            <ul class="rows t-s">
              {others.map((other) => (
                <li class="btns">
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
            <h3 class="minor">{label}</h3>
            <p class="said">{text}</p>
          </section>
        ))}
        <Answers title="Answers" answers={answers} />
        {lead.source === null ? null : <Answers title="How they found us" answers={visitAnswers(lead.source.first)} />}
        {lead.source === null || isSame(lead.source) ? null : (
          <Answers title="And the last time" answers={visitAnswers(lead.source.last)} />
        )}
        <section>
          <h3 class="minor">Agreed to</h3>
          <p class="said">{lead.consentWords ?? missingConsentText(lead)}</p>
        </section>
        <LeadHistory {...props} />
      </div>
    </article>
  );
}

export function NoLead({ query }: { readonly query: DeskQuery }) {
  return (
    <article class="box" id="lead">
      <div class="lead-body">
        <h2>This lead isn’t here</h2>
        <p>
          It may have been deleted. <a href={deskPathFor(query, { lead: undefined })}>All leads</a>
        </p>
      </div>
    </article>
  );
}
