'use client';

import type { ChangeEvent } from 'react';
import controls from '@/components/controls/control.module.css';
import { useCaret } from '@/components/controls/use-caret.client';
import { requirement } from '@/components/forms/control';
import { constraintsOf } from '@/lib/fields/check';
import { phoneAsTyped } from '@/lib/fields/phone';
import type { WrittenStep } from '@/lib/questionnaire/definition';
import type { AnswerProps } from './amount-input.client';

type PhoneAnswerProps = AnswerProps<WrittenStep> & { readonly answer: string; readonly locked: boolean };

export function PhoneAnswer({ step, answer, id, describedBy, wrong, locked, onAnswer }: PhoneAnswerProps) {
  const { input, follow } = useCaret();
  const { required: _, pattern: __, title: ___, ...constraints } = constraintsOf(step);

  function type(event: ChangeEvent<HTMLInputElement>) {
    const shown = phoneAsTyped(event.target.value, answer);
    follow(event, answer, shown);
    onAnswer(shown);
  }

  return (
    <input
      {...constraints}
      {...requirement(false, true, wrong)}
      ref={input}
      className={controls.input}
      id={id}
      name={step.field}
      data-width={step.width}
      value={answer}
      aria-describedby={describedBy}
      readOnly={locked}
      onChange={type}
    />
  );
}
