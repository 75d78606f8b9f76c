'use client';

import { useEffect, useState } from 'react';
import { classes } from '@/components/browser/classes';
import { iconClass } from '@/components/drawings/signs';
import { type House, houses, Street } from '@/components/drawings/street';
import street from '@/components/drawings/street.module.css';
import type { QuestionnaireId } from '@/lib/questionnaire/definition';
import { questionnaireAt, questionnaireIds, questionnairePaths } from '@/lib/questionnaire/paths';
import { Drafts } from './drafts.client';
import styles from './hero.module.css';
import { TypedHeadline } from './typed-headline.client';

export type HeroWords = {
  readonly kicker: string;
  /** Typed one after another; a house on the street lights up with each. */
  readonly phrases: readonly string[];
  readonly heading: string;
  readonly question: string;
  readonly purchase: ChoiceWords;
  readonly refinance: ChoiceWords;
  /** `wide` is hidden on a phone. */
  readonly note: { readonly wide: string; readonly always: string };
};
type ChoiceWords = { readonly label: string; readonly text: string };

type HeroProps = {
  readonly words: HeroWords;
  readonly questions: Readonly<Record<QuestionnaireId, number>>;
  /** Replaces this page with another page of the site. */
  readonly enter?: (path: string) => void;
};

function goInstead(path: string): void {
  window.location.replace(path);
}

export function Hero({ words, questions, enter = goInstead }: HeroProps) {
  const [house, setHouse] = useState<House>(1);

  // Links and bookmarks to `/#purchase` and `/#refinance` lead to the questionnaires.
  useEffect(() => {
    function follow() {
      const path = questionnaireAt(window.location.hash);
      if (path !== null) enter(path);
    }
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [enter]);

  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className="wrap cols">
        <div className={styles.text}>
          <TypedHeadline
            kicker={words.kicker}
            phrases={words.phrases}
            sentence={words.heading}
            onPhrase={(phrase) => setHouse(houses[phrase % houses.length] ?? 1)}
          />
          <p className="vh" id="hero-question">
            {words.question}
          </p>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls, and these are links. */}
          <div className={`grid ${styles.choice}`} data-print="no" role="group" aria-labelledby="hero-question">
            {questionnaireIds.map((id) => (
              <a key={id} id={id} href={questionnairePaths[id]}>
                <b className="big t-xl">{words[id].label}</b>
                <span>{words[id].text}</span>
                <i className={classes(styles.arrow, iconClass('go', 'after'))} aria-hidden="true" />
              </a>
            ))}
          </div>
          <p className={classes('small', styles.after)}>
            <span>{words.note.wide} </span>
            {words.note.always}
          </p>
          <Drafts questions={questions} names={{ purchase: words.purchase.label, refinance: words.refinance.label }} />
        </div>
        <Street lit={[house]} className={styles.street} />
      </div>
      <div className={street.walk} />
    </section>
  );
}
