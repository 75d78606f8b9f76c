'use client';

import { useEffect, useId, useRef } from 'react';
import { PlainButton } from '@/components/controls/button';
import { Fold } from '@/components/controls/fold';
import { Plate } from '@/components/drawings/signs';
import { CallOut } from '@/components/page/call-out';
import { catchesOf } from '@/lib/loan-estimate/catch';
import { contradictionsOf } from '@/lib/loan-estimate/checks';
import { type FieldName, fieldNames, textOfField } from '@/lib/loan-estimate/estimate';
import styles from './estimate.module.css';
import type { FramedPicture, ReadOffer } from './offers-read';
import { words } from './words';

/** Picture pixels per CSS pixel, so that text stays sharp. */
const density = 2;

/** Pixels between a value and its frame. */
const gap = 6;

function Picture({ framed, label }: { readonly framed: FramedPicture; readonly label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { current } = canvas;
    const { picture, frame } = framed;
    if (!current) return;
    current.width = picture.width;
    current.height = picture.height;
    current.style.width = `${picture.width / density}px`;
    const context = current.getContext('2d');
    if (!context) return;
    context.drawImage(picture, 0, 0);
    context.strokeStyle = getComputedStyle(current).color;
    context.lineWidth = 1.5 * density;
    context.strokeRect(frame.x - gap, frame.y - gap, frame.width + 2 * gap, frame.height + 2 * gap);
  }, [framed]);
  return <canvas ref={canvas} className={styles.picture} role="img" aria-label={label} />;
}

/** Fields that every loan has: a missing value is listed as not found. */
const expected: readonly FieldName[] = [
  'lender',
  'dateIssued',
  'termMonths',
  'product',
  'loanAmount',
  'ratePercent',
  'payment',
  'mortgageInsurance',
  'totalA',
  'pointsPercent',
  'totalD',
  'totalJ',
  'lenderCredits',
  'cashToClose',
  'aprPercent',
];

export function missingFrom({ read }: ReadOffer): readonly FieldName[] {
  return expected.filter((name) => read.form.fields[name] === null);
}

type ReviewProps = {
  readonly offer: ReadOffer;
  /** A day as "2026-11-23". */
  readonly today: string;
  readonly onRemove: () => void;
};

export function Review({ offer, today, onRemove }: ReviewProps) {
  const { form, hasMore } = offer.read;
  const lender = form.fields.lender?.value;
  const contradictions = contradictionsOf(form);
  const catches = catchesOf(form, today);
  const missing = missingFrom(offer);
  return (
    <section className={styles.review} aria-label={`Offer ${offer.letter}${lender ? `: ${lender}` : ''}`}>
      <h3>
        <Plate>
          <span className="vh">Offer </span>
          {offer.letter}
        </Plate>
        {lender}
      </h3>
      {form.form === 'disclosure' ? <p>{words.disclosure}</p> : null}
      {hasMore ? <p>The file has more than one form. We read the first.</p> : null}
      {missing.length > 0 ? (
        <p>
          <b>Not found, so still empty:</b> {missing.map((name) => textOfField(form.fields, name).label).join('; ')}.
        </p>
      ) : null}
      {contradictions.length > 0 ? (
        <CallOut>
          <p>{words.sums}</p>
          <ul>
            {contradictions.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </CallOut>
      ) : null}
      <h4>The catch</h4>
      {catches.length > 0 ? (
        <ol className={styles.catches}>
          {catches.map(({ rule, what, ask, line, source }) => (
            <li key={rule}>
              <p>
                <b>{what}</b>
              </p>
              <p>Ask: {ask}</p>
              <p className="small">
                {line}. {source}.
              </p>
            </li>
          ))}
        </ol>
      ) : (
        <p>{words.noCatch}</p>
      )}
      <p className={styles.remove} data-print="no">
        <PlainButton onClick={onRemove}>{words.remove(offer.letter)}</PlainButton>
      </p>
    </section>
  );
}

type ValuesProps = Pick<ReviewProps, 'offer'> & {
  readonly ticked: ReadonlySet<FieldName>;
  readonly onTick: (name: FieldName) => void;
};

/** Every value of a form, with a picture of its place and a checkbox to include it in a question. */
export function Values({ offer, ticked, onTick }: ValuesProps) {
  const { form, pictures } = offer.read;
  const id = useId();
  return (
    <Fold size="small" summary={words.values(offer.letter)}>
      <p className="small">{pictures.size > 0 ? words.valuesNote : `${words.valuesNote} ${words.noPicture}`}</p>
      <ul className={styles.values}>
        {fieldNames.map((name) => {
          const { label, page, text } = textOfField(form.fields, name);
          const picture = pictures.get(name);
          if (text === null) return null;
          return (
            <li key={name}>
              <input type="checkbox" id={`${id}${name}`} checked={ticked.has(name)} onChange={() => onTick(name)} />
              <label htmlFor={`${id}${name}`}>
                <span>
                  {label} <span className="quiet t-s">{words.page(page)}</span>
                </span>
                <b>{text}</b>
              </label>
              {picture ? <Picture framed={picture} label={words.picture(label)} /> : null}
            </li>
          );
        })}
      </ul>
    </Fold>
  );
}
