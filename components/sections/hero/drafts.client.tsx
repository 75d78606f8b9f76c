'use client';

import { useEffect, useState } from 'react';
import { tabStorage } from '@/components/browser/tab-storage.client';
import { PlainButton } from '@/components/controls/button';
import type { QuestionnaireId } from '@/lib/questionnaire/definition';
import { draftFrom } from '@/lib/questionnaire/draft';
import { questionnaireIds, questionnairePaths } from '@/lib/questionnaire/paths';
import { storageNameOf } from '@/lib/tab-storage';
import styles from './hero.module.css';

type DraftsProps = {
  readonly questions: Readonly<Record<QuestionnaireId, number>>;
  readonly names: Readonly<Record<QuestionnaireId, string>>;
};

type Draft = { readonly id: QuestionnaireId; readonly question: number };

function storedDrafts(): readonly Draft[] {
  return questionnaireIds.flatMap((id) => {
    const draft = draftFrom(tabStorage.get(storageNameOf('draft', id)));
    return draft && Object.keys(draft.answers).length > 0 ? [{ id, question: draft.question ?? draft.step + 1 }] : [];
  });
}

/** Lets the visitor return to unfinished questions or delete the answers. Renders nothing without any. */
export function Drafts({ questions, names }: DraftsProps) {
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const [cleared, setCleared] = useState(false);

  useEffect(() => {
    const look = () => setDrafts(storedDrafts());
    look();
    // A page restored from the back/forward cache may be out of date.
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  }, []);

  function clear(id: QuestionnaireId): void {
    tabStorage.remove(storageNameOf('draft', id));
    setDrafts(storedDrafts());
    setCleared(true);
  }

  return (
    <>
      {drafts.map(({ id, question }) => (
        <p key={id} className={styles.draft}>
          {names[id]}: question {Math.min(question, questions[id])} of {questions[id]}.{' '}
          <a href={questionnairePaths[id]}>Continue</a>, or{' '}
          <PlainButton onClick={() => clear(id)}>clear my answers</PlainButton>
        </p>
      ))}
      <p role="status" className={cleared ? styles.draft : 'vh'}>
        {cleared ? 'Your answers are cleared.' : ''}
      </p>
    </>
  );
}
