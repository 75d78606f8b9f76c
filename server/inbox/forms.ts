import { callForm } from '@/content/forms/call';
import { consultationForm } from '@/content/forms/consultation';
import { contactForm } from '@/content/forms/contact';
import { freeReportForm } from '@/content/forms/free-report';
import { purchaseForm, purchaseQuestionnaire } from '@/content/forms/purchase-questions';
import { quickQuoteForm } from '@/content/forms/quick-quote';
import { refinanceForm, refinanceQuestionnaire } from '@/content/forms/refinance-questions';
import { staffQuoteForm } from '@/content/forms/staff-quote';
import type { InboxForm } from '@/server/inbox/form-schema';

const all: readonly InboxForm[] = [
  { ...purchaseForm, steps: purchaseQuestionnaire.steps },
  { ...refinanceForm, steps: refinanceQuestionnaire.steps },
  consultationForm,
  quickQuoteForm,
  contactForm,
  freeReportForm,
  staffQuoteForm,
  callForm,
];

export function formName({ id, steps }: InboxForm): string {
  const words = id.replaceAll('-', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1) + (steps ? ' questions' : '');
}

export const forms: ReadonlyMap<string, InboxForm> = new Map(all.map((form) => [form.id, form] as const));

/** The display name of a lead's form; the id if the form no longer exists. */
export function formNameOf(id: string, known: ReadonlyMap<string, InboxForm>): string {
  const form = known.get(id);
  return form ? formName(form) : id;
}
