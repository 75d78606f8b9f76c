import { checkList } from './schema';
import { testimonialSchema } from './schema-prose';

/**
 * What clients say. These are samples and say so; replace each with a real review, with the client's written consent,
 * and set its `sample` to false.
 */
export const testimonials = checkList(
  'content/testimonials.ts',
  testimonialSchema,
  [
    {
      id: 'clintonville',
      sample: true,
      quote:
        'They sent the monthly payment, the cash to close and the one thing that could go wrong, all in the first e-\u2060mail. Nothing changed after that.',
      name: 'Sample client',
      about: 'Bought in Clintonville, Columbus',
    },
    {
      id: 'dayton',
      sample: true,
      quote: 'We were told not to refinance yet, and why. We came back when the numbers worked.',
      name: 'Sample client',
      about: 'Refinanced in Dayton',
    },
    {
      id: 'toledo',
      sample: true,
      quote:
        'I asked what escrow meant three times. I got three patient answers, and the last one I could explain to my mother.',
      name: 'Sample client',
      about: 'Bought a first home in Toledo',
    },
  ],
  (entry) => entry.id,
);

/** The pennant on a sample. */
export const sampleReviewLabel = 'Sample review';

/** The words around the reviews. */
export const reviewsPage = {
  lead: 'What clients say, in their own words. Nobody is paid for writing one, and a review marked as a sample holds the place of a real one.',
  onward: [
    { text: 'Worked with us?', label: 'Tell us how it went', path: '/contact-us' },
    { text: 'Who would do your loan?', label: 'Meet our staff', path: '/our-staff' },
    { text: 'What we earn and how:', label: 'Read how we are paid', path: '/about-us' },
  ],
} as const;
