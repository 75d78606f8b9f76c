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

/** Where to begin: at the letter of a link, at the draft of this tab, else at the first question; with what this tab knows. */
function placeFrom(questionnaire: Questionnaire, store: TabStorage): Place {
  const start = startOf(questionnaire);
  const linked = linkedLetter(questionnaire);
  if (linked) return moved(questionnaire, start, { type: 'open', answers: linked.answers });
  const draft = draftFrom(store.get(draftName(questionnaire.id)));
  const place = draft ? moved(questionnaire, start, { type: 'restore', draft }) : start;
  return withMyNumbers(questionnaire, place, readMyNumbers(store));
}

/** The entry in view, if it belongs to the questionnaire. */
function ownEntryNow(id: Questionnaire['id']): StepEntry | null {
  const entry = entryIn(window.history.state);
  return entry?.id === id ? entry : null;
}

type Held = { readonly busy: boolean; readonly receipt: Receipt | null };

/** The receipt, unless a link has brought somebody's letter to a tab that sent answers before. */
export function receiptOver(receipt: Receipt | null, isLinked: boolean): Receipt | null {
  return receipt?.isNew || !isLinked ? receipt : null;
}

/** In step with the browser's history and a draft; it rests while answers are sent or a receipt is shown. `begin` replaces a draft. */
export function usePlace(questionnaire: Questionnaire, store: TabStorage, { busy, receipt }: Held, begin?: Place) {
  const { id } = questionnaire;
  const [place, setPlace] = useState<Place>(() => begin ?? placeFrom(questionnaire, store));
  const [isLinked, setLinked] = useState(() => begin === undefined && linkedLetter(questionnaire) !== null);
  // Two events may come before React renders again; the second must see what the first did.
  const latest = useRef(place);
  const over = useRef(false);
  /** The number of entries of this questionnaire before the one in view. */
  const depth = useRef(0);

  function keepDraft(): void {
    store.set(draftName(id), JSON.stringify(draftOf(questionnaire, latest.current)));
  }

  /** The place after an event, and its draft, without the browser's history. */
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

  /** Keeps a letter that a link brought, before its fragment is gone from the address. */
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

  /** Forgets the draft and stops following the browser's history: the answers are sent or given up. */
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
      // A link to a place on the page, or to a letter: the browser has gone there, and the entry becomes one of ours.
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
    // An entry of a step that may not be shown, such as one behind a name that a reload had to forget.
    if (after.step < entry.step) window.history.back();
  });

  useEffect(() => {
    begun();
    return followAddress((entry) => arrived(entry));
  }, []);

  return { place, isLinked, go, goBack, forget };
}

export type UsedPlace = ReturnType<typeof usePlace>;
