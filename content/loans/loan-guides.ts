import { fact } from '@/content/facts/facts';
import { company } from '@/content/lender/company';
import type { PagePath } from '@/content/routes';
import type { LoanKind } from '@/content/schema/lender';

type LoanGuide = {
  /** The kind of loan as `content/lender/company.json` names it. */
  readonly kind: LoanKind;
  readonly label: string;
  readonly path: PagePath;
  readonly down: string;
};

const guides: readonly LoanGuide[] = [
  {
    kind: 'fixed',
    label: 'Conventional loans',
    path: '/conventional-loans',
    down: `${fact('conventionalDownPayment').text} or ${fact('conventionalUsualDownPayment').text}`,
  },
  { kind: 'fha', label: 'FHA loans', path: '/fha', down: fact('fhaDownPayment').text },
  { kind: 'va', label: 'VA loans', path: '/va-loans', down: 'Nothing' },
  { kind: 'usda', label: 'USDA loans', path: '/usda-loans', down: 'Nothing' },
  { kind: 'jumbo', label: 'Jumbo loans', path: '/jumbo-loans', down: 'Differs by investor' },
];

export const offeredLoanGuides = guides.filter(({ kind }) => company.makes.includes(kind));
