'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { CallOut } from '@/components/ui/call-out';
import { reportChunk } from '@/components/ui/report-chunk.client';
import type { Questionnaire } from '@/lib/questionnaire/definition';
import { QuestionnaireFrame } from './frame';
import type { QuestionnaireProps } from './questionnaire.client';
import styles from './questionnaire.module.css';

/** Where a questionnaire's definition is, as JSON, and the hash that it must have. */
export type QuestionsFile = { readonly href: string; readonly integrity: string };

type Loaded = { readonly Screen: ComponentType<QuestionnaireProps>; readonly questionnaire: Questionnaire };

async function questionsIn({ href, integrity }: QuestionsFile): Promise<Questionnaire> {
  const answer = await fetch(href, { integrity });
  if (!answer.ok) throw new Error(`The questions at ${href} did not load: ${answer.status}`);
  return answer.json();
}

async function loadFrom(file: QuestionsFile): Promise<Loaded> {
  const [{ QuestionnaireScreen }, questionnaire] = await Promise.all([
    import('./questionnaire.client'),
    questionsIn(file),
  ]);
  return { Screen: QuestionnaireScreen, questionnaire };
}

export type QuestionnaireDoorProps = Omit<QuestionnaireProps, 'questionnaire'> & {
  readonly name: string;
  readonly file: QuestionsFile;
};

type DoorStateProps = {
  readonly name: string;
  readonly contact: QuestionnaireProps['contact'];
  /** Whether the code or the questions did not arrive. */
  readonly failed: boolean;
};

/** What is shown in the place of a questionnaire that is on its way, or that did not arrive. */
export function DoorState({ name, contact, failed }: DoorStateProps) {
  return (
    <QuestionnaireFrame name={name} contact={contact} lit={0}>
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

/**
 * A questionnaire whose code and questions are loaded when it is first shown, so that the page it opens from stays
 * light. When they do not arrive, it says so and how to go on.
 */
export function QuestionnaireDoor({
  name,
  file,
  load = loadFrom,
  ...props
}: QuestionnaireDoorProps & { readonly load?: (file: QuestionsFile) => Promise<Loaded> }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let awaited = true;
    load(file).then(
      (arrived) => awaited && setLoaded(arrived),
      () => {
        if (!awaited) return;
        reportChunk('questionnaire');
        setFailed(true);
      },
    );
    return () => {
      awaited = false;
    };
  }, [load, file]);

  if (loaded) return <loaded.Screen {...props} questionnaire={loaded.questionnaire} />;
  return <DoorState name={name} contact={props.contact} failed={failed} />;
}
