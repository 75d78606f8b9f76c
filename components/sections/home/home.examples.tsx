import type { ReactNode } from 'react';
import { longAmount, longName, sampleCounties } from '@/components/ui/samples';
import { Advantages } from './advantages';
import { ApplyBand, PurchaseCall, RefinanceCall } from './calls';
import { Doors } from './doors';
import { LearningHub } from './lists';
import { Posts } from './posts';
import { Welcome } from './welcome';
import { YearsOfStay } from './years-of-stay';

const post = (title: string) => ({ title, text: 'One sentence on what it says.', path: `/${title.toLowerCase()}` });

/** The sections of the home page. */
export const examples: Readonly<Record<string, ReactNode>> = {
  welcome: (
    <Welcome
      heading="Welcome"
      paragraphs={['We are a small lender.', 'We compare for you.']}
      figures={[{ figure: '100+', text: 'investors' }]}
      cardLink={{ label: 'Tax in each county', path: '/taxes' }}
      map={sampleCounties}
    />
  ),
  posts: (
    <Posts
      heading="Latest blog posts"
      shown={[post('One'), post('Two'), post('Three')]}
      olderLabel="Show 3 older posts"
      older={[post('Four'), post('Five'), post('Six')]}
      news={{
        heading: 'Latest News',
        more: { label: 'All news', path: '/news' },
        articles: ['one', 'two', 'three'].map((path) => ({
          title: `${longName} explains the new limits`,
          path: `/news-${path}`,
          date: '2026-11-20',
          printedDate: '20 NOV 2026',
        })),
      }}
    />
  ),
  'call to buy': (
    <PurchaseCall
      heading="Ready to buy?"
      lead="Six steps."
      action={{ label: 'Make a Purchase', path: '/purchase' }}
      more={{ label: 'What you need', path: '/paper-work' }}
    />
  ),
  'four doors': (
    <Doors
      heading="Four doors"
      lead="Take one."
      items={['One', 'Two', 'Three', 'Four'].map((label, index) => ({
        id: label,
        label,
        href: `/${label.toLowerCase()}`,
        external: index === 3,
        time: ['5', 'minutes'],
        get: 'an answer',
        need: 'a number',
      }))}
    />
  ),
  'years of stay': (
    <YearsOfStay
      heading="How long will you stay?"
      lead="The answer points to a loan."
      rows={[
        { years: '1–3 years', from: 1, to: 3, loans: 'Adjustable rate' },
        { years: '10+ years', from: 10, to: null, loans: 'Fixed rate' },
      ]}
      more={{ label: 'Compare the loans', path: '/which-loan-is-right-for-me' }}
    />
  ),
  advantages: (
    <Advantages
      heading="Why a small lender"
      items={[
        { id: 'local', heading: 'Local Expertise', text: 'We live here.' },
        { id: 'quick', heading: 'Quick Turnaround', text: 'We answer soon.' },
        { id: 'support', heading: 'Exceptional Support', text: 'One person.' },
        { id: 'innovation', heading: 'Embracing Innovation', text: 'Less paper.' },
      ]}
    />
  ),
  'call to refinance': (
    <RefinanceCall
      heading="Refinance?"
      lead="Three reasons."
      benefits={[
        {
          id: 'lower',
          heading: 'Lower Monthly Payment',
          sum: 'A $250,000 loan',
          before: { struck: '$1,663', text: 'a month at 7%' },
          figure: '$1,499',
          note: 'a month at 6%',
          actionLabel: 'Lower my payment',
          href: '/refinance-analysis-calculator',
        },
      ]}
      action={{ label: 'Work it out', path: '/refinance-analysis-calculator' }}
      more={{ label: 'When it pays', path: '/refinancing' }}
    />
  ),
  'call to refinance, large amounts': (
    <RefinanceCall
      heading="Refinance?"
      benefits={['lower', 'cash', 'shorter'].map((id) => ({
        id,
        heading: 'Shorten Your Loan Term',
        sum: `A loan of ${longAmount}`,
        before: { struck: longAmount, text: 'becomes' },
        figure: longAmount,
        note: `The payment rises from ${longAmount} to ${longAmount}.`,
        actionLabel: 'Reducing My Loan Term',
        href: '/refinance-analysis-calculator',
      }))}
      action={{ label: 'Work it out', path: '/refinance-analysis-calculator' }}
      more={{ label: 'When it pays', path: '/refinancing' }}
    />
  ),
  'apply now': (
    <ApplyBand
      heading="Ready?"
      lead="About 20 minutes."
      actionLabel="Apply Now"
      applyHref="https://apply.example.com/"
    />
  ),
  'learning hub': (
    <LearningHub
      heading="Learning Hub"
      groups={[{ heading: 'Buy', links: [{ label: 'FHA Loan Options', path: '/fha' }] }]}
    />
  ),
};
