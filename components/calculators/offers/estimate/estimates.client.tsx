'use client';

import { type ChangeEvent, type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { classes } from '@/components/browser/classes';
import { useLeadFigures } from '@/components/browser/lead-figures.client';
import { ButtonLink } from '@/components/controls/button';
import buttonStyles from '@/components/controls/button.module.css';
import type { FieldValues } from '@/lib/calculators/my-number-fields';
import { emptyOffer, emptyOffers, type OfferLetter } from '@/lib/calculators/offers/fields';
import { dayText } from '@/lib/day';
import { catchRulesAsOf } from '@/lib/loan-estimate/catch';
import { dayWords, type FieldName } from '@/lib/loan-estimate/estimate';
import styles from './estimate.module.css';
import { figuresOf, freeLetter, inputsOf, type ReadOffer, tickedAtFirst } from './offers-read';
import { readFile } from './read-file.client';
import { missingFrom, Review, Values } from './review.client';
import { problemTexts, words } from './words';

type EstimatesProps = {
  readonly onInputs: (inputs: FieldValues) => void;
  readonly callHref: string;
};

/** Reads Loan Estimate PDFs on this device. Appears on request. */
export function Estimates({ onInputs, callHref }: EstimatesProps) {
  const [offers, setOffers] = useState<readonly ReadOffer[]>([]);
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [ticked, setTicked] = useState<Readonly<Partial<Record<OfferLetter, ReadonlySet<FieldName>>>>>({});
  const [busy, setBusy] = useState(false);
  const [over, setOver] = useState(false);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const tickedOf = (letter: OfferLetter) => ticked[letter] ?? tickedAtFirst;
  const figures = offers.flatMap((offer) => figuresOf(offer, tickedOf(offer.letter)));
  useLeadFigures(() => {
    const names = offers.map(({ letter, read }) => `${letter} ${read.form.fields.lender?.value ?? ''}`.trim());
    return figures.length > 0 ? { answer: { label: 'Loan Estimates', text: names.join(', ') }, inputs: figures } : null;
  });

  function tick(letter: OfferLetter, name: FieldName) {
    const after = new Set(tickedOf(letter));
    if (!after.delete(name)) after.add(name);
    setTicked((before) => ({ ...before, [letter]: after }));
  }
  async function take(files: readonly File[]) {
    if (busy || files.length === 0) return;
    setBusy(true);
    let known = offers;
    const messages: string[] = [];
    for (const file of files) {
      const letter = freeLetter(known);
      if (!letter) {
        messages.push('Three offers are in. Remove one first.');
        break;
      }
      setNotes([...messages, words.reading(file.name)]);
      const answer = await readFile(file);
      if ('problem' in answer) {
        messages.push(`${file.name} ${problemTexts[answer.problem]}`);
        continue;
      }
      const offer: ReadOffer = { letter, file: file.name, read: answer.read };
      // The first form replaces the three examples.
      onInputs({ ...(known.length === 0 && emptyOffers), ...inputsOf(offer) });
      known = [...known, offer].sort((a, b) => a.letter.localeCompare(b.letter));
      setOffers(known);
      messages.push(`${file.name}: ${words.read(letter, missingFrom(offer).length)}`);
    }
    setNotes(messages);
    setBusy(false);
  }
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    // Allows choosing the same file again.
    target.value = '';
    void take(files);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void take([...event.dataTransfer.files]);
  }
  function remove(letter: OfferLetter) {
    setOffers((before) => before.filter((offer) => offer.letter !== letter));
    setTicked((before) => ({ ...before, [letter]: tickedAtFirst }));
    onInputs(emptyOffer(letter));
    setNotes([]);
  }

  return (
    <section
      className={styles.estimates}
      aria-labelledby={id}
      data-print={offers.length + notes.length === 0 ? 'no' : undefined}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is an alternative to the button */}
      <div
        className={classes(styles.drop, over && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <h2 id={id}>Read your Loan Estimates</h2>
        <p>{words.lead}</p>
        <p className={`btns ${styles.choose}`}>
          <label className={`ring ${buttonStyles.button}`}>
            Choose PDF files
            {/* The browser's own control, over the button: it receives presses and dropped files. */}
            <input
              className="unseen"
              ref={input}
              type="file"
              accept="application/pdf,.pdf"
              multiple
              disabled={busy}
              onChange={choose}
            />
          </label>
          <span>or drop them here</span>
        </p>
        <p className="small">{words.tried}</p>
      </div>
      <div role="status" className={styles.messages}>
        {notes.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <div className={styles.reviews}>
        {offers.map((offer) => (
          <Review
            key={offer.letter + offer.file}
            offer={offer}
            today={dayText(new Date())}
            onRemove={() => remove(offer.letter)}
          />
        ))}
      </div>
      {offers.length > 0 ? <p className="small">{words.rulesAsOf(dayWords(catchRulesAsOf))}</p> : null}
      {offers.map((offer) => (
        <Values
          key={offer.letter + offer.file}
          offer={offer}
          ticked={tickedOf(offer.letter)}
          onTick={(name) => tick(offer.letter, name)}
        />
      ))}
      {offers.length > 0 ? (
        <p className="btns" data-print="no">
          <ButtonLink href={callHref} look="secondary">
            Ask a loan officer about this
          </ButtonLink>
          <span className="small">{words.sends(figures.length)}</span>
        </p>
      ) : null}
      {notes.length > 0 ? (
        <p className="small" data-print="no">
          <a href={callHref}>Tell us when a form isn’t read</a>: Call us. There’s nothing to upload.
        </p>
      ) : null}
    </section>
  );
}
