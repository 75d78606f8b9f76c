'use client';

import type { FormEvent } from 'react';
import { tabStorage } from '@/components/browser/tab-storage.client';
import { Button, ButtonLink, MoreLink } from '@/components/controls/button';
import control from '@/components/controls/control.module.css';
import { UnitBox } from '@/components/controls/inputs';
import { Tag } from '@/components/drawings/signs';
import type { OfficeHours } from '@/lib/forms/office-hours';
import { openTextAt } from '@/lib/forms/open-text';
import { writeMyNumbers } from '@/lib/my-numbers';
import { moneyIn } from '@/lib/numbers/clean';
import type { Answer } from '@/lib/search/answers';
import styles from './search.module.css';

type Fields = NonNullable<Answer['fields']>;

/** Most amounts go into the URL; those that no link may contain, such as an income, are stored in this tab. */
function openWith(page: string, fields: Fields, form: FormData) {
  const typed = fields.flatMap((field) => {
    const amount = moneyIn(String(form.get(field.share) ?? ''));
    return amount === null || amount < 0 ? [] : [{ ...field, amount: Number(amount.toFixed(2)) }];
  });
  const kept = typed.flatMap(({ keeps, amount }) => (keeps ? [[keeps, amount] as const] : []));
  if (kept.length > 0) writeMyNumbers(tabStorage, Object.fromEntries(kept));
  const shared = typed.flatMap(({ keeps, share, amount }) => (keeps ? [] : [`${share}=${amount}`]));
  window.location.assign(shared.length > 0 ? `${page}#${shared.join('&')}` : page);
}

type AnswerCardProps = { readonly answer: Answer; readonly hours: OfficeHours };

/** The answer to a common question: one sentence, with one or two fields or a link to its page. */
export function AnswerCard({ answer, hours }: AnswerCardProps) {
  const { id, says, more, page, fields, typed = {}, call, link, note, second, choices = [] } = answer;
  const open = answer.hours ? openTextAt(hours, new Date()).text : '';

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    openWith(page, fields ?? [], new FormData(event.currentTarget));
  }

  const small = (
    <>
      {note ? <p className="small">{note}</p> : null}
      {second ? (
        <p>
          <MoreLink href={second.href}>{second.label}</MoreLink>
        </p>
      ) : null}
    </>
  );
  return (
    <section className={styles.answer} aria-labelledby={`answer-${id}`}>
      <div>
        <p className={styles.tag}>
          <Tag>Answer</Tag>
        </p>
        <h2 id={`answer-${id}`}>{says}</h2>
        {open ? <p>{open}.</p> : null}
        {more ? <p>{more}</p> : null}
      </div>
      {fields ? (
        <form className={styles.next} onSubmit={submit} key={`${id} ${Object.values(typed).join(' ')}`}>
          <div className={styles.fields}>
            {fields.map(({ label, share }) => (
              <div key={share}>
                <label className={control.label} htmlFor={`answer-${share}`}>
                  {label}
                </label>
                <UnitBox unit="$">
                  <input
                    className={control.input}
                    id={`answer-${share}`}
                    name={share}
                    inputMode="decimal"
                    autoComplete="off"
                    defaultValue={typed[share]?.toLocaleString('en-US')}
                  />
                </UnitBox>
              </div>
            ))}
          </div>
          <Button type="submit" wide icon="go">
            {link}
          </Button>
          {small}
        </form>
      ) : (
        <div className={styles.next}>
          {call ? (
            <ButtonLink href={call.href} wide icon="tel">
              {call.display}
            </ButtonLink>
          ) : null}
          <ButtonLink href={page} wide look={call ? 'secondary' : 'primary'} icon="go">
            {link}
          </ButtonLink>
          {choices.map(({ label, href }) => (
            <ButtonLink key={href} href={href} wide icon="go">
              {label}
            </ButtonLink>
          ))}
          {small}
        </div>
      )}
    </section>
  );
}
