import type { ReactNode } from 'react';
import { longName } from '@/components/ui/samples';
import { ErrorSummary, ReceiptPanel, SendFailure, TrapNotice } from './messages';
import { sampleContact, sampleForm } from './samples';

/** What a form says. */
export const examples: Readonly<Record<string, ReactNode>> = {
  'one problem': <ErrorSummary problems={[{ name: 'zip', text: 'Enter a ZIP code' }]} idOf={(name) => name} />,
  'several problems': (
    <ErrorSummary
      problems={[
        { name: 'zip', text: 'Enter a ZIP code' },
        { name: 'loan', text: 'Choose a type of loan' },
      ]}
      idOf={(name) => name}
    />
  ),
  'sending failed': (
    <SendFailure contact={sampleContact} mailto="mailto:hello@example.com?body=Name%3A%20Sam" mayBeStored={false} />
  ),
  'not confirmed': (
    <SendFailure contact={sampleContact} mailto="mailto:hello@example.com?body=Name%3A%20Sam" mayBeStored />
  ),
  'taken for a robot': <TrapNotice contact={sampleContact} />,
  receipt: (
    <ReceiptPanel
      receipt={{ reference: '2026NOV20FRI091305', at: Date.UTC(2026, 10, 20, 14, 13), firstName: 'Sam' }}
      words={sampleForm.receipt}
      contact={sampleContact}
    />
  ),
  'receipt with something to open': (
    <ReceiptPanel
      receipt={{ reference: '2026NOV20FRI091305', at: Date.UTC(2026, 10, 20, 14, 13), firstName: 'Sam' }}
      words={{
        ...sampleForm.receipt,
        offer: {
          title: 'Your reports',
          items: ['Tips To Reduce Debt', 'How To Get The Best Price On Your Real Estate Purchase'].map((title, at) => ({
            field: `report0${at + 1}`,
            title,
            links: [
              { text: 'Read it here', href: `/report-${at}` },
              { text: 'Open the PDF', href: `/report-${at}.pdf` },
            ],
          })),
        },
      }}
      contact={sampleContact}
    />
  ),
  'receipt with a long name': (
    <ReceiptPanel
      receipt={{ reference: '2026NOV20FRI091305', at: Date.UTC(2026, 10, 20, 14, 13), firstName: longName }}
      words={sampleForm.receipt}
      contact={sampleContact}
    />
  ),
  'receipt without a name': (
    <ReceiptPanel
      receipt={{ reference: '2026NOV20FRI091305', at: Date.UTC(2026, 10, 20, 14, 13), firstName: '' }}
      words={sampleForm.receipt}
      contact={sampleContact}
    />
  ),
};
