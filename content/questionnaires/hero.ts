import { company } from '../company';

/** The words of the home page's hero. `house` is the one on the street that is lit with the phrase, from the left. */
export const hero = {
  /** Stands before every phrase. */
  opening: 'An Ohio home loan to',
  /** `spoken` is how the one sentence for screen readers says it. */
  phrases: [
    { text: 'Reduce Your Payment', spoken: 'reduce your payment', house: 1 },
    { text: 'Secure a Better Rate', spoken: 'secure a better rate', house: 2 },
    { text: 'Own Your First Home', spoken: 'own your first home', house: 3 },
    { text: 'Get Your Dream Home', spoken: 'get your dream home', house: 4 },
    { text: 'Access Your Equity', spoken: 'access your equity', house: 5 },
  ],
  lead: `Tell us what you are planning. A licensed loan officer in ${company.address.city} will call you back with real numbers and a straight answer.`,
  question: 'What would you like to do?',
  choices: [
    { id: 'purchase', title: 'Purchase', text: 'I want to buy a home' },
    { id: 'refinance', title: 'Refinance', text: 'I already own a home' },
  ],
  after: 'Short questions, one at a time. No Social Security number needed.',
} as const;
