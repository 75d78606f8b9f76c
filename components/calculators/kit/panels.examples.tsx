import { longAmount } from '@/components/ui/samples';
import { EstimateNote } from './estimate-note';
import { NoScript } from './no-script';
import { ResultBar } from './result-bar.client';
import { ResultPanel, ResultRows } from './result-panel';
import { PaymentFormula, ShowWork } from './show-work';

const phone = { display: '(614) 555-0142', href: 'tel:+16145550142' };

export const examples = {
  result: (
    <ResultPanel
      example
      title="Your monthly payment"
      figure="$2,743.18"
      basis="Borrowing $434,000 over 30 years at 6.5%"
      spoken=""
      actions={<a href="/quick-quote">Quick Quote</a>}
    >
      <ResultRows
        caption="Figures"
        lines={[
          { label: 'Closing costs', text: '$60.00', note: '0.02% of $300,000' },
          { label: 'Interest saved', text: '−$68,386.51', negative: true },
        ]}
      />
    </ResultPanel>
  ),
  'result, large': (
    <ResultPanel
      example
      title="Total interest, now and new"
      figure={`−${longAmount}.99`}
      bad
      verdict="Keeping the loans you have costs less."
      basis={`Borrowing ${longAmount} over 30 years at 6.5%`}
      spoken=""
      actions={<a href="/quick-quote">Quick Quote</a>}
    >
      <ResultRows
        caption="Large figures"
        lines={[
          { label: 'Interest on both of the loans you have now', text: `${longAmount}.99` },
          { label: 'Interest saved', text: `−${longAmount}.99`, negative: true },
        ]}
      />
    </ResultPanel>
  ),
  'result, none': (
    <ResultPanel
      example
      title="Your monthly payment"
      figure="---"
      basis="There is nothing to borrow."
      spoken=""
      actions={null}
    >
      <p>Enter a home price above the down payment.</p>
    </ResultPanel>
  ),
  'result at the foot of a small screen': (
    <div>
      <div id="figures">The breakdown</div>
      <ResultBar label="Monthly payment" figure={`${longAmount}.99`} target="figures" />
    </div>
  ),
  'without script': <NoScript texts={{ text: 'The calculator needs JavaScript. Call', phone }} />,
  'the work': (
    <ShowWork
      notes={{
        title: 'Show the work',
        words: ['Interest is charged every month on what is still owed.'],
        assumptions: ['The rate stays the same.'],
        leftOut: ['Closing costs.'],
        sources: [{ name: 'A book of formulas' }, { name: 'A public office', url: 'https://www.example.com/' }],
      }}
      steps={() => [{ words: 'The payment repays the loan.', symbols: <PaymentFormula />, numbers: '$2,743.18' }]}
    />
  ),
  'estimate note': (
    <EstimateNote
      texts={{
        note: 'Results are estimates.',
        ask: 'Want us to go through it with you? Call',
        phone,
        hours: 'Mon–Fri 9am–6pm',
        quote: { label: 'Get a Quick Quote', href: '/quick-quote' },
      }}
    />
  ),
};
