import { company } from './company';
import { check } from './schema';
import { staffPageSchema } from './schema-copy';

/** The words of the staff list and of a profile that does not exist. */
export const staffPage = check('content/staff-page.ts', staffPageSchema, {
  lead: 'The people who answer when you call, and who stay with your loan until it closes.',
  intro: [
    `We are a small office in ${company.address.city}. The loan officer you first talk to is the one at your closing. You have a direct number and a direct e-mail address.`,
    'Each loan officer here holds a license. The number under a name is that license in the Nationwide Multistate Licensing System (NMLS). You can look it up yourself before you call.',
    'A free quote goes straight to the person you choose. It asks for no Social Security number and does not touch your credit.',
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
  comingSoon: 'We are adding to the team.',
  notFound: {
    heading: 'Team Member not found',
    text: 'Nobody here has this address. The person may have moved on, or a letter in the link went astray. Here is everyone who can help you.',
  },
});
