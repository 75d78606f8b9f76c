import { fact } from '@/content/facts/facts';

/**
 * The short answer to each question of `content/pages/mortgage-questions.mdx`, by its anchor. Ways to ask it are in
 * `answers.csv`.
 */
export const questionAnswers: Readonly<Record<string, string>> = {
  'what-credit-score-do-i-need': `${fact('fhaScore').text} opens FHA with ${fact('fhaDownPayment').text} down; other loans look at the whole file.`,
  'how-much-cash-do-i-need': 'Down payment, closing costs, the first taxes and insurance, and something left over.',
  'is-it-a-soft-or-a-hard-credit-check':
    'Nothing on this site checks your credit. A pre-approval takes a hard check, and we ask first.',
  'can-the-down-payment-be-a-gift': 'For a home you will live in, usually yes, with a signed letter.',
  'how-do-student-loans-count': 'By the payment on your credit report, or a share of the balance where it is zero.',
  'should-i-lock-the-rate-or-let-it-float': 'Nobody knows which way it goes. If a rise would break your budget, lock.',
  'what-if-the-appraisal-is-below-the-price':
    'The loan follows the lower of the two. You can talk the price down, pay the gap, or leave.',
  'im-self-employed-can-i-get-a-loan': 'Yes. We use the profit on your tax returns, with some costs added back.',
  'im-not-a-u-s-citizen-can-i-get-a-loan': 'Often, yes. Permanent residents borrow on the same terms as citizens.',
  'what-does-a-co-signer-take-on': 'The whole loan. A late payment shows on both credit reports.',
  'what-if-im-denied': 'You get the reasons in writing. Some are fixed in weeks.',
  'will-the-condo-building-pass':
    'The building can be turned down, not you: its insurance, repairs and reserves are checked since August 2026.',
  'why-is-my-phone-ringing': 'The credit bureaus may have told other lenders that you applied. You can stop it.',
  'my-spouse-isnt-on-the-loan-why-must-they-sign':
    'Because of dower: in Ohio a spouse has a right to part of the home, and releases it.',
};
