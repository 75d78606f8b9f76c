'use client';

import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { useLeadFigures } from '@/components/ui/lead-figures.client';
import { dayText } from '@/lib/day';
import type { FieldName } from '@/lib/loan-estimate/estimate';
import styles from './estimate.module.css';
import {
  emptyInputs,
  figuresOf,
  freeLetter,
  inputsOf,
  type Letter,
  letters,
  type ReadOffer,
  tickedAtFirst,
} from './offers-read';
import { readFile } from './read-file.client';
import { missingFrom, Review } from './review.client';
import { problemTexts, words } from './words';

type EstimatesProps = {
  /** Sets inputs of the comparison by name. */
  readonly onInputs: (inputs: Readonly<Record<string, number>>) => void;
  /** The form that asks for a call. */
  readonly callHref: string;
};

/** Reads Loan Estimates from PDF files on this device, puts their numbers into the offers, and says what is unusual. */
export function Estimates({ onInputs, callHref }: EstimatesProps) {
  const [offers, setOffers] = useState<readonly ReadOffer[]>([]);
  const [told, setTold] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const [over, setOver] = useState(false);
  const [ticked, setTicked] = useState<Readonly<Partial<Record<Letter, ReadonlySet<FieldName>>>>>({});
  const id = useId();
  const tickedOf = (letter: Letter) => ticked[letter] ?? tickedAtFirst;
  const figures = offers.flatMap((offer) => figuresOf(offer, tickedOf(offer.letter)));
  useLeadFigures(() => {
    const names = offers.map(({ letter, read }) => `${letter} ${read.forms[0]?.fields.lender?.value ?? ''}`.trim());
    return figures.length > 0 ? { answer: { label: words.figures, text: names.join(', ') }, inputs: figures } : null;
  });

  function tick(letter: Letter, name: FieldName) {
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
        messages.push(words.full);
        break;
      }
      setTold([...messages, words.reading(file.name)]);
      const answer = await readFile(file);
      if ('problem' in answer) {
        messages.push(`${file.name} ${problemTexts[answer.problem]}`);
        continue;
      }
      const offer: ReadOffer = { letter, file: file.name, read: answer.read };
      // The first form takes the place of the three examples.
      const others = known.length === 0 ? Object.assign({}, ...letters.map(emptyInputs)) : {};
      onInputs({ ...others, ...inputsOf(offer) });
      known = [...known, offer].sort((a, b) => a.letter.localeCompare(b.letter));
      setOffers(known);
      messages.push(`${file.name}: ${words.read(letter, missingFrom(offer).length)}`);
    }
    setTold(messages);
    setBusy(false);
  }
  function remove(letter: Letter) {
    setOffers((before) => before.filter((offer) => offer.letter !== letter));
    setTicked((before) => ({ ...before, [letter]: tickedAtFirst }));
    onInputs(emptyInputs(letter));
    setTold([]);
  }
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    // The same file can be chosen again.
    target.value = '';
    void take(files);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void take([...event.dataTransfer.files]);
  }

  return (
    <section className={styles.estimates} aria-labelledby={id} data-print={offers.length === 0 ? 'no' : undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way beside the button */}
      <div
        className={styles.drop}
        data-over={over ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <h2 id={id}>{words.title}</h2>
        <p>{words.lead}</p>
        <p className={styles.choose}>
          <label>
            {words.choose}
            <input type="file" accept="application/pdf,.pdf" multiple disabled={busy} onChange={choose} />
          </label>
          <span>{words.drop}</span>
        </p>
        <p className="small">{words.tried}</p>
      </div>
      <div role="status" className={styles.told}>
        {told.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {offers.map((offer) => (
        <Review
          key={offer.letter + offer.file}
          offer={offer}
          today={dayText(new Date())}
          ticked={tickedOf(offer.letter)}
          onTick={(name) => tick(offer.letter, name)}
          onRemove={() => remove(offer.letter)}
        />
      ))}
      {offers.length > 0 ? (
        <p className={styles.actions} data-print="no">
          <ButtonLink href={callHref} look="secondary">
            {words.officer}
          </ButtonLink>
          <span className="small">{words.sends(figures.length)}</span>
        </p>
      ) : null}
      {told.length > 0 ? (
        <p className="small" data-print="no">
          <a href={callHref}>{words.unread}</a>: {words.unreadNote}
        </p>
      ) : null}
    </section>
  );
}
