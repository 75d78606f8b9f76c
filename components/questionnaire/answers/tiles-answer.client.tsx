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
  /** Whether a click is the second of a double click on the previous question. */
  readonly isSecondClick: (event: MouseEvent) => boolean;
};

/** A question's choices as tiles. Choosing one goes to the next question; arrow keys only move the selection. */
export function TilesAnswer({ step, id, answer, onMove, onChoose, isSecondClick }: TilesAnswerProps) {
  const arrowing = useRef(false);

  function watchKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key.startsWith('Arrow')) {
      arrowing.current = true;
      // The browser moves the selection within this task.
      window.setTimeout(() => {
        arrowing.current = false;
      });
    }
    if (event.key !== 'Enter') return;
    // Otherwise Enter would submit the form without choosing the focused tile.
    event.preventDefault();
    if (!event.repeat) onChoose(event.currentTarget.value);
  }

  function take(event: MouseEvent<HTMLInputElement>) {
    const { value } = event.currentTarget;
    // The browser also reports a click on a tile that an arrow key moved to.
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
