'use client';

import { type MouseEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  followAddress,
  openQuestionnaire,
  questionnaireIds,
  questionnaireNow,
} from '@/components/questionnaire/address.client';
import { QuestionnaireDoor, type QuestionnaireDoorProps } from '@/components/questionnaire/questionnaire-door.client';
import { classes } from '@/components/ui/classes';
import { iconClass } from '@/components/ui/icon';
import { type House, houses, Street } from '@/components/ui/street';
import type { QuestionnaireId } from '@/lib/questionnaire/definition';
import styles from './hero.module.css';
import { TypedHeadline } from './typed-headline.client';

export type HeroWords = {
  /** The words before every phrase. */
  readonly kicker: string;
  /** The phrases that are typed one after the other; with each, a house of the street is lit. */
  readonly phrases: readonly string[];
  /** The sentence that screen readers announce instead of the phrases. */
  readonly heading: string;
  readonly lead: string;
  readonly question: string;
  readonly purchase: ChoiceWords;
  readonly refinance: ChoiceWords;
  readonly note: string;
  /** Shown without script, which the questionnaires need. */
  readonly withoutScript: string;
};
type ChoiceWords = { readonly label: string; readonly text: string };

type HeroProps = {
  readonly words: HeroWords;
  /** The questionnaires, one of which replaces the hero once it is chosen. */
  readonly questionnaires: Readonly<Record<QuestionnaireId, QuestionnaireDoorProps>>;
  /** The form that works without script. */
  readonly contactLink: { readonly label: string; readonly href: string };
};

function noQuestionnaire(): null {
  return null;
}

/** The hero of the home page: a typed headline, and two links that open a questionnaire in its place. */
export function Hero({ words, questionnaires, contactLink }: HeroProps) {
  const open = useSyncExternalStore(followAddress, questionnaireNow, noQuestionnaire);
  const [house, setHouse] = useState<House>(1);
  const title = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (open === null && wasOpen.current) title.current?.focus();
    wasOpen.current = open !== null;
  }, [open]);

  if (open !== null) return <QuestionnaireDoor key={open} {...questionnaires[open]} />;

  function choose(event: MouseEvent<HTMLAnchorElement>, id: QuestionnaireId) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    // By default the browser would scroll to the link's target first.
    event.preventDefault();
    openQuestionnaire(id);
  }

  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className="wrap">
        <div className={styles.text}>
          <TypedHeadline
            ref={title}
            kicker={words.kicker}
            phrases={words.phrases}
            sentence={words.heading}
            onPhrase={(phrase) => setHouse(houses[phrase % houses.length] ?? 1)}
          />
          <p className="lead">{words.lead}</p>
          <p className="vh" id="hero-question">
            {words.question}
          </p>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls, and these are links. */}
          <div className={styles.choice} role="group" aria-labelledby="hero-question">
            {questionnaireIds.map((id) => (
              <a key={id} id={id} href={`/#${id}`} onClick={(event) => choose(event, id)}>
                <b>{words[id].label}</b>
                <span>{words[id].text}</span>
                <i className={classes(styles.arrow, iconClass('go', 'after'))} aria-hidden="true" />
              </a>
            ))}
          </div>
          <p className={classes('small', styles.after)}>{words.note}</p>
          <noscript>
            <p className={classes('small', styles.after)}>
              {words.withoutScript} <a href={contactLink.href}>{contactLink.label}</a>
            </p>
          </noscript>
        </div>
        <Street lit={[house]} className={styles.street} />
      </div>
      <div className={styles.walk} />
    </section>
  );
}
