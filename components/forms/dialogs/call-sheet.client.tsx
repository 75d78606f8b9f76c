'use client';

import { useEffect, useRef, useState } from 'react';
import { leadFigures } from '@/components/browser/lead-figures.client';
import { Checkbox } from '@/components/controls/inputs';
import { LeadForm } from '@/components/forms/lead-form.client';
import { type CallTimes, callTimesAt, timesWithoutScript } from '@/lib/forms/call-times';
import type { FormDefinition } from '@/lib/forms/definition';
import { answerText, figuresText, inputsText, type LeadFigures } from '@/lib/leads/figures';
import { watchChoices, watchedRate, watchPromise } from '@/lib/leads/watching';
import { type CallFormProps, withCallTimes } from './call-form.client';
import styles from './call-sheet.module.css';
import { DialogHead, focusFirst } from './dialog-head.client';

export type CallSheetProps = Omit<CallFormProps, 'topics' | 'given' | 'inDialog'> & {
  readonly officer: { readonly name: string; readonly numbers: string };
  /** The default topic of calls from this page, overridden by a link's `data-about`; empty if there is none. */
  readonly about: string;
};

/** A new object each time the sheet opens, with the element that had the focus. */
export type Opening = { readonly from: HTMLElement };

const figuresId = 'call-send-figures';

/** The form for a call once a rate is reached: asks how long to watch, not for a day, which nobody can know. */
function watchForm(form: FormDefinition): FormDefinition {
  return {
    ...form,
    fields: form.fields.map((field) => {
      if (field.kind === 'choice' && field.name === 'when') {
        return {
          ...field,
          label: 'What part of the day works for you?',
          hint: 'Ohio time.',
          choices: timesWithoutScript.slice(1),
          missing: 'Choose a part of the day',
        };
      }
      if (field.name === 'about') return { name: 'about', label: field.label, kind: 'hidden', maxLength: 80 };
      if (field.name !== 'watch') return field;
      return {
        name: 'watch',
        label: 'How long should we watch?',
        kind: 'choice',
        look: 'tiles',
        beyondSpec: true,
        choices: watchChoices(Date.now()),
        missing: 'Choose how long we should watch',
      };
    }),
  };
}

/**
 * X, Escape, a press outside and Back close it; typed answers stay. Figures are sent only while their box is checked.
 */
export function CallSheet({
  opening,
  definition,
  officer,
  about,
  ...form
}: CallSheetProps & { readonly opening: Opening }) {
  const { officeHours, hours } = form.contact;
  const dialog = useRef<HTMLDialogElement>(null);
  const [times, setTimes] = useState<CallTimes>(() => callTimesAt(officeHours, new Date()));
  const [figures, setFigures] = useState<LeadFigures | null>(null);
  const [sends, setSends] = useState(true);

  useEffect(() => {
    const box = dialog.current;
    if (!box || box.open) return;
    setFigures(leadFigures());
    setTimes(callTimesAt(officeHours, new Date()));
    box.showModal();
    focusFirst(box);
    window.history.pushState({ ...window.history.state, sheet: true }, '');
    const back = () => box.close();
    window.addEventListener('popstate', back);
    const closed = () => {
      window.removeEventListener('popstate', back);
      if (window.history.state?.sheet) window.history.back();
      opening.from.focus();
    };
    box.addEventListener('close', closed, { once: true });
  }, [opening, officeHours]);

  const topic = opening.from.dataset.about ?? about;
  const rate = watchedRate(topic);
  const title = rate === null ? 'Request a call' : `Tell me when it’s ${rate}`;
  const along = figures !== null && (sends || rate !== null) ? figuresText(figures) : '';
  return (
    <dialog className={styles.sheet} ref={dialog} aria-labelledby="call-sheet" closedby="any">
      <DialogHead dialog={dialog} id="call-sheet" className={styles.head}>
        {title}
      </DialogHead>
      <div className={styles.body}>
        <p className={`btns small ${styles.now}`}>
          <span>
            {officer.name}, {officer.numbers}
          </span>
          <a className="tap" href={form.contact.phone.href}>
            {form.contact.phone.display}
          </a>
        </p>
        {rate === null ? null : (
          <p>
            We’ll call you once, when our 30-year rate for a loan like yours is {rate} or less. Your figures go along,
            so you don’t have to repeat them.
          </p>
        )}
        <LeadForm
          {...form}
          definition={rate === null ? withCallTimes(definition, times, hours) : watchForm(definition)}
          given={{ about: topic, figures: along, ...(rate !== null && { watch: '6 months' }) }}
          whenOf={watchPromise}
          inDialog
          inPlace
          brief={
            <p className="small">
              Pressing {definition.submitLabel} asks us to call you, even if you’re on a do-not-call list. Not required
              for a loan.
            </p>
          }
          extra={
            figures === null ? null : (
              <div className={styles.figures}>
                <p>
                  <b>{answerText(figures)}</b>
                </p>
                <p className="small">{inputsText(figures)}</p>
                {rate === null ? (
                  <Checkbox id={figuresId} checked={sends} onChange={(event) => setSends(event.target.checked)}>
                    Send these figures along
                  </Checkbox>
                ) : null}
              </div>
            )
          }
        />
      </div>
    </dialog>
  );
}
