'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { CallOut } from '@/components/ui/call-out';
import { QuestionnaireFrame } from './frame';
import type { QuestionnaireProps } from './questionnaire.client';
import styles from './questionnaire.module.css';

type Screen = ComponentType<QuestionnaireProps>;

async function loadScreen(): Promise<Screen> {
  return (await import('./questionnaire.client')).QuestionnaireScreen;
}

/**
 * A questionnaire whose code is loaded when it is first shown, so that the page it opens from stays light. When the code
 * does not arrive, it says so and how to go on.
 */
export function QuestionnaireDoor({
  load = loadScreen,
  ...props
}: QuestionnaireProps & { readonly load?: () => Promise<Screen> }) {
  const [Screen, setScreen] = useState<Screen | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let awaited = true;
    load().then(
      (loaded) => awaited && setScreen(() => loaded),
      () => awaited && setFailed(true),
    );
    return () => {
      awaited = false;
    };
  }, [load]);

  if (Screen) return <Screen {...props} />;
  const { questionnaire, contact } = props;
  return (
    <QuestionnaireFrame name={questionnaire.name} contact={contact} lit={0}>
      <div className={styles.box}>
        {failed ? (
          <div role="alert">
            <CallOut tone="bad" level={2} title="The questions did not load">
              <p>
                Your connection may have dropped. Load the page again, or call{' '}
                <a href={contact.phone.href}>{contact.phone.display}</a> and we will ask you in person ({contact.hours}
                ).
              </p>
            </CallOut>
            <div className={styles.end}>
              <Button onClick={() => window.location.reload()}>Load the page again</Button>
            </div>
          </div>
        ) : (
          <p role="status" className={styles.opening}>
            Opening the questions…
          </p>
        )}
      </div>
    </QuestionnaireFrame>
  );
}
