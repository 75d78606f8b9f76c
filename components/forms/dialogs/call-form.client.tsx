'use client';

import { useEffect, useMemo, useState } from 'react';
import { fieldIdOf } from '@/components/forms/form-view';
import { LeadForm, type LeadFormProps } from '@/components/forms/lead-form.client';
import { type CallTimes, callTimesAt, partsOfDay } from '@/lib/forms/call-times';
import type { FormDefinition } from '@/lib/forms/definition';
import type { OfficeHours } from '@/lib/forms/office-hours';

export type CallFormProps = LeadFormProps & {
  readonly hours: OfficeHours;
  /** Office hours on one line. */
  readonly hoursShort: string;
  /** What a call is about, by the path of the page the visitor came from. */
  readonly topics?: Readonly<Record<string, readonly string[]>>;
};

/** The form with the soonest possible call time, and the time in Columbus next to it. */
export function withCallTimes(
  definition: FormDefinition,
  { first, now }: CallTimes,
  hoursShort: string,
): FormDefinition {
  return {
    ...definition,
    fields: definition.fields.map((field) =>
      field.name === 'when' && field.kind === 'choice'
        ? {
            ...field,
            hint: `It’s ${now} in Columbus. We answer ${hoursShort}.`,
            choices: [{ value: first }, ...partsOfDay],
          }
        : field,
    ),
  };
}

/** The path of our own page that led here; empty after any other. */
function referrerPath(): string {
  const { origin, host } = window.location;
  return document.referrer.startsWith(`${origin}/`)
    ? document.referrer.slice(document.referrer.indexOf(host) + host.length)
    : '';
}

/**
 * The form that requests a call. It is exported without a time of day; after hydration it offers the soonest time by
 * the clock in Columbus and preselects the topic of the referring page. Choices made before hydration are kept.
 */
export function CallForm({ hours, hoursShort, topics = {}, definition, ...form }: CallFormProps) {
  const [times, setTimes] = useState<CallTimes | null>(null);
  const firstId = fieldIdOf(definition, 'when');
  const aboutId = fieldIdOf(definition, 'about');

  useEffect(() => {
    const first = document.getElementById(firstId);
    if (!(first instanceof HTMLInputElement && first.checked)) setTimes(callTimesAt(hours, new Date()));
  }, [hours, firstId]);

  useEffect(() => {
    const path = referrerPath().replace(/[?#].*$/, '');
    const about = Object.entries(topics).find(([, paths]) => paths.includes(path))?.[0];
    const list = document.getElementById(aboutId);
    if (about !== undefined && list instanceof HTMLSelectElement && list.value === '') list.value = about;
  }, [topics, aboutId]);

  const offered = useMemo(
    () => (times === null ? definition : withCallTimes(definition, times, hoursShort)),
    [definition, times, hoursShort],
  );
  return <LeadForm {...form} definition={offered} />;
}
