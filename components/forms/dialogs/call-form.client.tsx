'use client';

import { useEffect, useMemo, useState } from 'react';
import { fieldIdOf } from '@/components/forms/form-view';
import { LeadForm, type LeadFormProps } from '@/components/forms/lead-form.client';
import { type CallTimes, callTimesAt } from '@/lib/forms/call-times';
import type { FormDefinition } from '@/lib/forms/definition';

export type CallFormProps = LeadFormProps & {
  /** Topics of a call, by the path of the page the visitor came from. */
  readonly topics?: Readonly<Record<string, readonly string[]>>;
};

/** Adds the times of the next open days to the form, below the current time in Ohio. */
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

/** The path of the page on this site that led here; empty otherwise. */
function referrerPath(): string {
  const { origin, host } = window.location;
  return document.referrer.startsWith(`${origin}/`)
    ? document.referrer.slice(document.referrer.indexOf(host) + host.length)
    : '';
}

/** Exported without times of day; after hydration it offers the next open days. Earlier choices are preserved. */
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
