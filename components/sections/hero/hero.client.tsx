'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { classes, iconClass } from '@/components/ui/icon';
import { type House, Street } from '@/components/ui/street';
import { followAddress, openQuestionnaire, questionnaireAt } from '@/lib/questionnaire/address';
import type { QuestionnaireId } from '@/lib/questionnaire/definition';
import styles from './hero.module.css';
import { TypedHeadline } from './typed-headline.client';

export type HeroWords = {
  /** Stands before every phrase. */
  readonly opening: string;
  readonly phrases: readonly {
    readonly text: string;
    /** How the one sentence for screen readers says it. */
    readonly spoken: string;
    /** The house that is lit with it. */
    readonly house: House;
  }[];
  readonly lead: string;
  readonly question: string;
  readonly choices: readonly { readonly id: QuestionnaireId; readonly title: string; readonly text: string }[];
  readonly after: string;
};

type HeroProps = {
  readonly words: HeroWords;
  /** What takes the hero's place once a choice is made. */
  readonly questionnaires: Readonly<Record<QuestionnaireId, ReactNode>>;
  /** Said where the browser runs no script: the questionnaires need it. */
  readonly withoutScript: ReactNode;
};

function hashNow(): string {
  return window.location.hash;
}

function noHash(): string {
  return '';
}

/** The home page's hero: a typed headline, and the choice that opens a questionnaire in its place. */
export function Hero({ words, questionnaires, withoutScript }: HeroProps) {
  const open = questionnaireAt(useSyncExternalStore(followAddress, hashNow, noHash));
  const [house, setHouse] = useState<House>(words.phrases[0]?.house ?? 1);
  const title = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (open === null && wasOpen.current) title.current?.focus();
    wasOpen.current = open !== null;
  }, [open]);

  if (open !== null) return questionnaires[open];

  function choose(event: MouseEvent<HTMLAnchorElement>, id: QuestionnaireId) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    // Following the link would scroll to it first.
    event.preventDefault();
    openQuestionnaire(id);
  }

  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className="wrap">
        <div className={styles.text}>
          <TypedHeadline
            ref={title}
            opening={words.opening}
            phrases={words.phrases}
            onPhrase={(phrase) => setHouse(words.phrases[phrase]?.house ?? 1)}
          />
          <p className="lead">{words.lead}</p>
          <p className="vh" id="hero-question">
            {words.question}
          </p>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls, and these are links. */}
          <div className={styles.choice} role="group" aria-labelledby="hero-question">
            {words.choices.map(({ id, title: name, text }) => (
              <a key={id} id={id} href={`/#${id}`} onClick={(event) => choose(event, id)}>
                <b>{name}</b>
                <span>{text}</span>
                <i className={classes(styles.arrow, iconClass('go', 'after'))} aria-hidden="true" />
              </a>
            ))}
          </div>
          <p className={classes('small', styles.after)}>{words.after}</p>
          <noscript>
            <p className={classes('small', styles.after)}>{withoutScript}</p>
          </noscript>
        </div>
        <Street lit={[house]} className={styles.street} />
      </div>
      <div className={styles.walk} />
    </section>
  );
}
