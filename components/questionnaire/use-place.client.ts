'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Questionnaire } from '@/lib/questionnaire/definition';
import { draftFrom, draftOf, type Move, moved, type Place, startOf, stepBefore } from '@/lib/questionnaire/engine';
import type { TabStorage } from '@/lib/tab-storage';
import { entryIn, followAddress, pushStep, questionnaireAt, replaceStep, type StepEntry } from './address.client';

/** The name of a questionnaire's draft in the tab's storage. */
export function draftName(id: Questionnaire['id']): string {
  return `questionnaire:${id}`;
}

function placeFrom(questionnaire: Questionnaire, store: TabStorage): Place {
  const draft = draftFrom(store.get(draftName(questionnaire.id)));
  const start = startOf(questionnaire);
  return draft ? moved(questionnaire, start, { type: 'restore', draft }) : start;
}

export type UsedPlace = {
  readonly place: Place;
  /** Moves on by an event of the visitor, and gives the place after it. */
  readonly go: (move: Move) => Place;
  /** One step back, together with the browser's history. */
  readonly goBack: () => void;
  /** Forgets the draft and follows the browser's history no more: the answers are sent or given up. */
  readonly forget: () => void;
};

/**
 * The visitor's place, kept in step with the browser's history and with a draft in the tab's storage. While `held` the
 * browser's Back and Forward do not move it. `begin` takes the place of a draft.
 */
export function usePlace(questionnaire: Questionnaire, store: TabStorage, held: boolean, begin?: Place): UsedPlace {
  const { id } = questionnaire;
  const [place, setPlace] = useState<Place>(() => begin ?? placeFrom(questionnaire, store));
  // Two events may come before React renders again; the second must see what the first did.
  const latest = useRef(place);
  const holding = useRef(held);
  const over = useRef(false);
  const depth = useRef(0);
  useEffect(() => {
    holding.current = held;
  }, [held]);

  const take = useCallback(
    (move: Move): Place => {
      const after = moved(questionnaire, latest.current, move);
      if (after === latest.current) return after;
      latest.current = after;
      setPlace(after);
      store.set(draftName(id), JSON.stringify(draftOf(questionnaire, after)));
      return after;
    },
    [questionnaire, store, id],
  );

  const go = useCallback(
    (move: Move): Place => {
      const before = latest.current.step;
      const after = take(move);
      if (after.step !== before) {
        depth.current += 1;
        pushStep({ id, step: after.step, from: before, depth: depth.current });
      }
      return after;
    },
    [take, id],
  );

  const goBack = useCallback(() => {
    const target = stepBefore(questionnaire, latest.current);
    const entry = entryIn(window.history.state);
    if (entry?.id === id && entry.from === target) {
      window.history.back();
      return;
    }
    take({ type: 'back' });
    replaceStep({ id, step: latest.current.step, from: null, depth: depth.current });
  }, [questionnaire, take, id]);

  useEffect(() => {
    const entry = ownEntry(entryIn(window.history.state));
    depth.current = entry?.depth ?? 0;
    if (entry?.step !== latest.current.step) {
      replaceStep({ id, step: latest.current.step, from: null, depth: depth.current });
    }

    function ownEntry(entry: StepEntry | null): StepEntry | null {
      return entry?.id === id ? entry : null;
    }
    return followAddress((entry) => {
      if (over.current) return;
      const { step } = latest.current;
      const { hash } = window.location;
      if (entry === null && hash !== '' && questionnaireAt(hash) === null) {
        // A link to a place on the page, such as TOP: the browser has gone there, and the entry becomes one of ours.
        depth.current += 1;
        replaceStep({ id, step, from: step, depth: depth.current });
        return;
      }
      const visited = ownEntry(entry);
      if (visited === null) return;
      depth.current = visited.depth;
      if (visited.step === step) return;
      if (holding.current) {
        depth.current += 1;
        pushStep({ id, step, from: null, depth: depth.current });
        return;
      }
      const after = take({ type: 'visit', step: visited.step });
      // An entry of a step that may not be shown, such as one behind a name that a reload had to forget.
      if (after.step < visited.step) window.history.back();
    });
  }, [id, take]);

  const forget = useCallback(() => {
    over.current = true;
    store.remove(draftName(id));
  }, [store, id]);
  return { place, go, goBack, forget };
}
