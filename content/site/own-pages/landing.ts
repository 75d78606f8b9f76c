import { callForm } from '@/content/forms/call';
import { consultationForm } from '@/content/forms/consultation';
import { contactForm } from '@/content/forms/contact';
import { quickQuoteForm } from '@/content/forms/quick-quote';
import { staffQuoteForm } from '@/content/forms/staff-quote';
import type { Page } from '@/content/site/page';
import type { FormDefinition } from '@/lib/forms/definition';
import { formPages } from './form-pages';

type LandingForm = Extract<Page, { readonly kind: 'landing' }>['form'];

export const landing: Readonly<Record<LandingForm, { readonly heading: string; readonly form: FormDefinition }>> = {
  'staff-quote': { heading: formPages.quickQuote.heading, form: staffQuoteForm },
  'quick-quote': { heading: formPages.quickQuote.heading, form: quickQuoteForm },
  consultation: { heading: consultationForm.submitLabel, form: consultationForm },
  contact: { heading: formPages.contact.heading, form: contactForm },
  call: { heading: formPages.call.heading, form: callForm },
};
