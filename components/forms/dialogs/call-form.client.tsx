'use client';

import { useEffect, useMemo, useState } from 'react';
import { fieldIdOf } from '@/components/forms/form-view';
import { LeadForm, type LeadFormProps } from '@/components/forms/lead-form.client';
import { type CallTimes, callTimesAt } from '@/lib/forms/call-times';
import type { FormDefinition } from '@/lib/forms/definition';

export type CallFormProps = LeadFormProps & {
  /** What a call is about, by the path of the page the visitor came from. */
  readonly topics?: Readonly<Record<string, readonly string[]>>;
};

/** The form with the times of the next open days, and the time in Ohio above them. */
export function withCallTimes(
  definition: FormDefinition,
  { choices, now, closed }: CallTimes,
  hours: string,
): FormDefinition {
  return {
    ...definition,
    fields: definition.fields.map((field) =>
      field.name === 'when' && field.kind === 'choice'
        ? {
            ...field,
            hint: `${now} ${closed || `We answer ${hours}.`}`,
            choices,
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

/** Exported without a time of day; after hydration it offers the next open days. Choices made before are kept. */
export function CallForm({ topics = {}, definition, ...form }: CallFormProps) {
  const { officeHours, hours } = form.contact;
  const [times, setTimes] = useState<CallTimes | null>(null);
  const firstId = fieldIdOf(definition, 'when');
  const aboutId = fieldIdOf(definition, 'about');

  useEffect(() => {
    const first = document.getElementById(firstId);
    const chosen = first?.closest('fieldset')?.querySelector(':checked');
    if (!chosen) setTimes(callTimesAt(officeHours, new Date()));
  }, [officeHours, firstId]);

  useEffect(() => {
    const path = referrerPath().replace(/[?#].*$/, '');
    const about = Object.entries(topics).find(([, paths]) => paths.includes(path))?.[0];
    const list = document.getElementById(aboutId);
    if (about !== undefined && list instanceof HTMLSelectElement && list.value === '') list.value = about;
  }, [topics, aboutId]);

  const offered = useMemo(
    () => (times === null ? definition : withCallTimes(definition, times, hours)),
    [definition, times, hours],
  );
  return <LeadForm {...form} definition={offered} />;
}
