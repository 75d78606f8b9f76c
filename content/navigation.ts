import { check, navigationSchema } from './schema';

/** The menus of header and footer, in the order of the product spec. */
export const navigation = check('content/navigation.ts', navigationSchema, {
  groups: [
    {
      label: 'Purchase',
      links: [
        { label: 'Make a Purchase', path: '/purchase' },
        { label: 'Necessary Paperwork', path: '/paper-work' },
        { label: 'How Much Can I Borrow?', path: '/how-much-can-i-afford-calculator' },
        { label: 'What’s My Monthly Installment?', path: '/what-will-my-monthly-payment-be-calculator' },
        { label: 'Quick Quote', path: '/quick-quote' },
        { label: 'Apply Now', external: 'apply' },
        { label: 'FHA Loan Options', path: '/fha' },
        { label: 'VA Loan Programs', path: '/va-loans' },
      ],
    },
    {
      label: 'Refinance',
      links: [
        { label: 'Refinancing', path: '/refinancing' },
        { label: 'Cash Out Refinance', path: '/cash-out-refinance' },
        { label: 'Refinance Evaluation Tool', path: '/refinance-analysis-calculator' },
        { label: 'Quick Quote', path: '/quick-quote' },
        { label: 'Apply Now', external: 'apply' },
        { label: 'FHA VA Streamline Refinance', path: '/fha-va-streamline' },
      ],
    },
    {
      label: 'Tools',
      links: [
        { label: 'Free Reports', path: '/free-reports' },
        { label: 'How Much Can I Borrow?', path: '/how-much-can-i-afford-calculator' },
        { label: 'What’s My Monthly Installment?', path: '/what-will-my-monthly-payment-be-calculator' },
        { label: 'Renting vs Buying', path: '/renting-versus-buying-calculator' },
        { label: 'Refinance Evaluation Tool', path: '/refinance-analysis-calculator' },
        { label: 'Debt Consolidation Calculator', path: '/debt-consolidation-calculator' },
        { label: 'Necessary Paperwork', path: '/paper-work' },
        { label: 'The Loan Process', path: '/the-loan-process' },
        { label: 'Glossary of Terms', path: '/glossary-terms' },
      ],
    },
    {
      label: 'Contact',
      links: [
        { label: 'Apply Now', external: 'apply' },
        { label: 'About Us', path: '/about-us' },
        { label: 'Meet Our Staff', path: '/our-staff' },
        { label: 'Contact Us', path: '/contact-us' },
      ],
    },
  ],
  footer: [
    {
      label: 'Buying',
      links: [
        { label: 'Fixed Rate', path: '/which-loan-is-right-for-me' },
        { label: 'Jumbo', path: '/which-loan-is-right-for-me' },
        { label: 'First Time Home Buyer', path: '/which-loan-is-right-for-me' },
        { label: 'Investment Property', path: '/which-loan-is-right-for-me' },
        { label: 'FHA', path: '/fha' },
        { label: 'VA', path: '/va-loans' },
      ],
    },
    {
      label: 'Next steps',
      links: [
        { label: 'Refinancing', path: '/refinancing' },
        { label: 'Get A Quote', path: '/quick-quote' },
        { label: 'Apply Online', external: 'apply' },
        { label: 'Reviews', path: '/testimonials' },
        { label: 'Contact Us', path: '/contact-us' },
      ],
    },
    {
      label: 'Licensing',
      links: [
        { label: 'NMLS Consumer Access', external: 'nmlsConsumerAccess' },
        { label: 'ADA Accessibility Statement', path: '/ada-accessibility-statement' },
        { label: 'Privacy Policy', path: '/privacy-policy' },
      ],
    },
  ],
});
