'use client';

import type { FormEvent } from 'react';
import { Button, ButtonLink, MoreLink } from '@/components/controls/button';
import control from '@/components/controls/control.module.css';
import { UnitBox } from '@/components/controls/inputs';
import { Tag } from '@/components/drawings/signs';
import { moneyIn } from '@/lib/numbers/clean';
import type { Answer } from '@/lib/search/answers';
import styles from './search.module.css';

type Fields = NonNullable<Answer['fields']>;

/** The address of a calculator with the amounts that were typed. */
function addressOf(page: string, fields: Fields, typed: FormData): string {
  const given = fields.flatMap(({ share }) => {
    const amount = moneyIn(String(typed.get(share) ?? ''));
    return amount === null || amount < 0 ? [] : [`${share}=${Number(amount.toFixed(2))}`];
  });
  return given.length > 0 ? `${page}#${given.join('&')}` : page;
}

/** The answer to a question that people often ask: one sentence, and one or two fields or the page. */
export function AnswerCard({ answer }: { readonly answer: Answer }) {
  const { id, says, more, page, fields, call, link, note, second } = answer;

  function open(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    window.location.assign(addressOf(page, fields ?? [], new FormData(event.currentTarget)));
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
        <p>{more}</p>
      </div>
      {fields ? (
        <form className={styles.next} onSubmit={open} key={id}>
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
          {small}
        </div>
      )}
    </section>
  );
}
