import type { ReactNode } from 'react';
import { LeadForm } from './lead-form.client';
import { QuoteDialog } from './quote-dialog.client';
import { sampleContact, sampleDelivery, sampleForm } from './samples';

/** The islands, to be tried. */
export const examples: Readonly<Record<string, ReactNode>> = {
  'lead form': <LeadForm definition={sampleForm} delivery={sampleDelivery} contact={sampleContact} />,
  'quote dialog, closed': (
    <QuoteDialog
      id="staff-quote-dialog"
      definition={{ ...sampleForm, id: 'staff-quote' }}
      delivery={sampleDelivery}
      contact={sampleContact}
      intro="Goes straight to Jordan Example, NMLS #000000."
      given={{ officerName: 'Jordan Example, NMLS #000000' }}
    />
  ),
};
