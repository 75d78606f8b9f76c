'use client';

import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { Tiles } from '@/components/controls/tiles';
import { tileId } from '@/components/forms/control';
import type { ChoiceStep } from '@/lib/questionnaire/definition';

type TilesAnswerProps = {
  readonly step: ChoiceStep;
  readonly id: string;
  readonly answer: string;
  /** An arrow key moved the choice. */
  readonly onMove: (value: string) => void;
  /** A click, a tap, Space or Enter chose. */
  readonly onChoose: (value: string) => void;
  /** Whether a click is the second one of a double click on the question before. */
  readonly isSecondClick: (event: MouseEvent) => boolean;
};

/** The choices of a question as tiles. Choosing one goes on to the next question; arrow keys only move the choice. */
export function TilesAnswer({ step, id, answer, onMove, onChoose, isSecondClick }: TilesAnswerProps) {
  const arrowing = useRef(false);

  function watchKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key.startsWith('Arrow')) {
      arrowing.current = true;
      // The browser moves the choice within this same task.
      window.setTimeout(() => {
        arrowing.current = false;
      });
    }
    if (event.key !== 'Enter') return;
    // Otherwise Enter would send the form without choosing the tile in focus.
    event.preventDefault();
    if (!event.repeat) onChoose(event.currentTarget.value);
  }

  function take(event: MouseEvent<HTMLInputElement>) {
    const { value } = event.currentTarget;
    // The browser reports a tile that an arrow key moved to as clicked, too.
    const moved = arrowing.current;
    arrowing.current = false;
    if (moved) onMove(value);
    else if (isSecondClick(event)) event.preventDefault();
    else onChoose(value);
  }

  return (
    <Tiles
      choices={step.choices}
      columns={1}
      inputOf={(choice, index) => ({
        id: tileId(id, index),
        name: step.field,
        defaultChecked: choice.value === answer,
        onKeyDown: watchKey,
        onClick: take,
      })}
    />
  );
}
