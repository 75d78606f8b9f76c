import { company } from '@/content/lender/company';
import type { Href } from '@/content/routes';
import type { Copy } from '@/content/site/copy';

export const staffPage = {
  intro: [
    `We’re a small office in ${company.address.city}. The first loan officer you talk to stays with you through closing. You get a direct number and email address.`,
    'Each loan officer here is licensed in Ohio. Under each name you’ll find the license number and the ID in the Nationwide Multistate Licensing System (NMLS). You can look up both yourself before you call.',
    'A free quote goes straight to the person you choose. It asks for no Social Security number and doesn’t touch your credit.',
  ],
  onward: [
    { text: 'What others say:', label: 'Read client reviews', path: '/testimonials' },
    { text: 'How a small lender is paid:', label: 'Read about us', path: '/about-us' },
    {
      text: 'Need another way to reach us?',
      label: 'See our accessibility statement',
      path: '/ada-accessibility-statement',
    },
  ],
  comingSoon: 'We’re adding to the team.',
  notFound: {
    heading: 'Team Member not found',
    text: 'We couldn’t find that person. The person may have moved on, or the link may have a typo. Here’s everyone who can help you.',
  },
} as const satisfies Copy;

export const profileCopy = {
  toolsHeading: 'Bring your own numbers',
  toolsText: 'Try a few before the call, or leave them to us. Each one takes a minute.',
  tools: [
    '/what-will-my-monthly-payment-be-calculator',
    '/how-much-can-i-afford-calculator',
    '/refinance-analysis-calculator',
  ] satisfies readonly Href[],
  callText: 'Say when it suits you, and ask for',
} as const;
