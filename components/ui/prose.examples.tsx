import type { ReactNode } from 'react';
import { Panel } from './panel';
import { Contents, Duo, Flow, Onward, Prose, SourceList, Term, Topic } from './prose';

/** The parts of running text. */
export const examples: Readonly<Record<string, ReactNode>> = {
  'running text': (
    <Prose>
      <h2>What an FHA loan is</h2>
      <p>
        The lender lends, and the government insures. Ask for the <Term id="apr">annual percentage rate (APR)</Term>.
      </p>
      <ul>
        <li>Less money down.</li>
        <li>Mortgage insurance, up front and each month.</li>
      </ul>
    </Prose>
  ),
  article: (
    <Prose article>
      <p>The first paragraph of an article is larger.</p>
      <p>The second one is not.</p>
    </Prose>
  ),
  contents: (
    <Contents
      items={[
        { id: 'what-it-is', text: 'What it is' },
        { id: 'what-it-costs', text: 'What it costs' },
        { id: 'who-can-get-it', text: 'Who can get it' },
      ]}
    />
  ),
  'topics side by side': (
    <Duo>
      <Topic title="Fixed rate">
        <p>The payment stays.</p>
      </Topic>
      <Topic title="Adjustable rate">
        <p>The payment may change.</p>
      </Topic>
    </Duo>
  ),
  'what leads to what': (
    <Flow
      steps={[
        { name: 'Fed funds rate', text: 'What banks charge each other overnight' },
        { name: '10-year Treasury', text: 'What investors expect over ten years' },
        { name: '30-year mortgage', text: 'The Treasury yield, plus a margin' },
      ]}
    >
      Your rate follows the second, not the first.
    </Flow>
  ),
  'ways on': (
    <Onward
      items={[
        { text: 'Buying soon?', label: 'See the six steps', path: '/purchase' },
        { text: 'Only curious?', label: 'Work out a payment', path: '/what-will-my-monthly-payment-be-calculator' },
      ]}
    />
  ),
  'sources of an article': <SourceList items={[{ name: 'A public office', url: 'https://www.example.com/' }]} />,
  panel: (
    <Panel>
      <h3>Rather talk today?</h3>
      <p>Call us in office hours.</p>
    </Panel>
  ),
};
