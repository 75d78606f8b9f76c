'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Receipt } from '@/lib/leads/receipt';
import { readMyNumbers, writeMyNumbers } from '@/lib/my-numbers';
import type { Questionnaire } from '@/lib/questionnaire/definition';
import { draftFrom } from '@/lib/questionnaire/draft';
import { draftOf, type Move, moved, type Place, startOf, stepBefore } from '@/lib/questionnaire/engine';
import { letterIn } from '@/lib/questionnaire/letter/link';
import { keepMyNumbers, withMyNumbers } from '@/lib/questionnaire/my-numbers';
import { storageNameOf, type TabStorage } from '@/lib/tab-storage';
import { entryIn, followAddress, pushStep, replaceStep, type StepEntry } from './answers/address.client';

export function draftName(id: Questionnaire['id']) {
  return storageNameOf('draft', id);
}

function linkedLetter(questionnaire: Questionnaire) {
  return letterIn(questionnaire, globalThis.location?.hash ?? '');
}

/** Starts at a linked letter, at this tab's draft, or at the first question, prefilled with what this tab knows. */
function placeFrom(questionnaire: Questionnaire, store: TabStorage): Place {
  const start = startOf(questionnaire);
  const linked = linkedLetter(questionnaire);
  if (linked) return moved(questionnaire, start, { type: 'open', answers: linked.answers });
  const draft = draftFrom(store.get(draftName(questionnaire.id)));
  const place = draft ? moved(questionnaire, start, { type: 'restore', draft }) : start;
  return withMyNumbers(questionnaire, place, readMyNumbers(store));
}

/** The current history entry, if it belongs to this questionnaire. */
function ownEntryNow(id: Questionnaire['id']): StepEntry | null {
  const entry = entryIn(window.history.state);
  return entry?.id === id ? entry : null;
}

type Held = { readonly busy: boolean; readonly receipt: Receipt | null };

/** The receipt, unless a link opened somebody's letter in a tab that had sent answers before. */
export function receiptOver(receipt: Receipt | null, isLinked: boolean): Receipt | null {
  return receipt?.isNew || !isLinked ? receipt : null;
}

/**
 * Syncs with the browser's history and a draft; pauses while answers are sent or a receipt is shown. `begin` replaces a
 * draft.
 */
export function usePlace(questionnaire: Questionnaire, store: TabStorage, { busy, receipt }: Held, begin?: Place) {
  const { id } = questionnaire;
  const [place, setPlace] = useState<Place>(() => begin ?? placeFrom(questionnaire, store));
  const [isLinked, setLinked] = useState(() => begin === undefined && linkedLetter(questionnaire) !== null);
  // Two events may arrive before React renders again; the second must see the effect of the first.
  const latest = useRef(place);
  const over = useRef(false);
  /** The number of this questionnaire's history entries before the current one. */
  const depth = useRef(0);

  function keepDraft(): void {
    store.set(draftName(id), JSON.stringify(draftOf(questionnaire, latest.current)));
  }

  /** Applies a move and saves its draft, without touching the browser's history. */
  function take(move: Move): Place {
    const before = latest.current;
    const after = moved(questionnaire, before, move);
    if (after === before) return after;
    latest.current = after;
    setPlace(after);
    keepDraft();
    if (after.step !== before.step) keepMyNumbers(questionnaire, before.step, after, store);
    return after;
  }

  /** Saves a linked letter before its fragment is removed from the URL. */
  function keepLinked(): void {
    const linked = linkedLetter(questionnaire);
    if (!linked) return;
    setLinked(true);
    writeMyNumbers(store, { ...linked.numbers });
    take({ type: 'open', answers: linked.answers });
    keepDraft();
  }

  function push(from: number | null): void {
    depth.current += 1;
    pushStep({ id, step: latest.current.step, from, depth: depth.current });
  }

  function replace(from: number | null): void {
    replaceStep({ id, step: latest.current.step, from, depth: depth.current });
  }

  function go(move: Move): Place {
    const before = latest.current.step;
    const after = take(move);
    if (after.step !== before) push(before);
    return after;
  }

  function goBack(): void {
    if (ownEntryNow(id)?.from === stepBefore(questionnaire, latest.current)) {
      window.history.back();
      return;
    }
    take({ type: 'back' });
    replace(null);
  }

  /** Deletes the draft and stops following the browser's history: the answers were sent or discarded. */
  function forget(): void {
    over.current = true;
    store.remove(draftName(id));
  }

  const begun = useEffectEvent(() => {
    keepLinked();
    const first = ownEntryNow(id);
    depth.current = first?.depth ?? 0;
    if (first?.step !== latest.current.step || window.location.hash !== '') replace(null);
  });

  const arrived = useEffectEvent((entry: StepEntry | null) => {
    if (over.current) return;
    const { step } = latest.current;
    if (entry === null) {
      // A link to a fragment, or to a letter: the browser has navigated there, and the entry becomes one of ours.
      depth.current += 1;
      keepLinked();
      replace(step);
      return;
    }
    if (entry.id !== id) return;
    depth.current = entry.depth;
    if (entry.step === step) return;
    if (busy || receiptOver(receipt, isLinked)) {
      push(null);
      return;
    }
    const after = take({ type: 'visit', step: entry.step });
    // This entry's step may not be shown, for example because a reload discarded a required name.
    if (after.step < entry.step) window.history.back();
  });

  useEffect(() => {
    begun();
    return followAddress((entry) => arrived(entry));
  }, []);

  return { place, isLinked, go, goBack, forget };
}

export type UsedPlace = ReturnType<typeof usePlace>;
