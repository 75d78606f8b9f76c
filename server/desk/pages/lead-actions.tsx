/** @jsxImportSource hono/jsx */
import { maxStepLength } from '@/server/desk/changes';
import type { DeskContext } from '@/server/desk/context';
import { Button, Form, Select } from '@/server/desk/pages/form';
import type { LeadProps } from '@/server/desk/pages/lead-props';
import { outcomeWords, tryWords } from '@/server/desk/pages/lead-words';
import { type DeskQuery, deskPathFor } from '@/server/desk/query';
import { minutesText, momentText, ohioMinuteOf, shortText } from '@/server/office-time';
import { callsNotUndone, type StoredLead, type TryResult, tryResults } from '@/server/store/types';

const month = 30 * 24 * 60 * 60_000;

/** Props of a form that changes a lead and then returns to the current page. */
export function postedFor({ number }: StoredLead, query: DeskQuery, fields: Readonly<Record<string, string>> = {}) {
  return { action: `/desk/leads/${number}`, hiddenFields: { back: deskPathFor(query), ...fields } };
}

export function minutesAfter(lead: StoredLead, desk: DeskContext): string {
  return minutesText(desk.office.between(lead.receivedAt, lead.calledAt ?? desk.now));
}

export const tryText = (text: string) =>
  tryResults.some((each) => each === text) ? tryWords[text as TryResult].toLowerCase() : '';

export function LeadActions({ lead, history, query, desk }: LeadProps) {
  const { state, assignee } = lead;
  const watch = desk.watch(lead);
  const calls = callsNotUndone(history);
  const officers = new Map([['', 'Nobody yet'], ...desk.officers.map(({ email, name: of }) => [email, of] as const)]);
  // The assignee may no longer have an account.
  if (assignee !== null && !officers.has(assignee)) officers.set(assignee, desk.officer(assignee).name);
  return (
    <>
      {state === 'done' ? null : (
        <Form {...postedFor(lead, query)}>
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
        <ol class="rows log tries t-s" aria-label="Tries">
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
        <Form class="chips btns" {...postedFor(lead, query, { do: 'plan', step: 'Check our rate' })}>
          <Button name="at" value={ohioMinuteOf(desk.now + month)}>
            Check again in a month
          </Button>
        </Form>
      ) : null}
      {state === 'done' ? null : (
        <Form class="chips btns" {...postedFor(lead, query, { do: 'plan', step: lead.dueText ?? 'Call' })}>
          <b>Next try</b>
          {desk.office.nextTimes(desk.now).map((moment) => (
            <Button name="at" value={ohioMinuteOf(moment)}>
              {shortText(moment, desk.now)}
            </Button>
          ))}
        </Form>
      )}
      <Form class="acts btns" data-print="no" {...postedFor(lead, query)}>
        <div class="assign btns">
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
            <a class="tap" data-print="no" href={`/desk/leads/${lead.number}/next-step.ics`}>
              Add to calendar
            </a>
          </>
        )}
      </Form>
      <Form class="acts btns" data-print="no" {...postedFor(lead, query, { from: assignee ?? '' })}>
        <div class="assign btns">
          <Select id="to" label="Officer" choices={officers} chosen={assignee ?? ''} />
          <Button name="do" value="assign">
            Assign
          </Button>
        </div>
      </Form>
      <Form class="acts btns" data-print="no" {...postedFor(lead, query, { ended: lead.outcome ?? '' })}>
        <div class="assign btns">
          <Select
            id="outcome"
            label="Outcome"
            choices={[['', 'Choose'], ...Object.entries(outcomeWords)]}
            chosen={lead.outcome ?? ''}
            required
          />
          <Button name="do" value="done">
            {state === 'done' ? 'Change' : 'Mark as done'}
          </Button>
        </div>
      </Form>
    </>
  );
}
