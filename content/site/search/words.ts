import type { Alike } from '@/lib/search/entries';

/** Words that mean the same to a visitor who searches. */
export const alike: Alike = [
  ['house', 'home'],
  ['afford', 'affordability', 'borrow'],
  ['document', 'paper', 'paperwork', 'checklist', 'docs', 'form'],
  ['preapproval', 'approval', 'approved'],
  ['prequalified', 'qualify', 'qualification'],
  ['refinance', 'refi'],
  ['fee', 'cost', 'expense'],
  ['talk', 'call', 'speak', 'phone', 'contact'],
  ['person', 'human', 'people', 'staff'],
  ['realtor', 'agent'],
  ['bad', 'poor', 'low', 'lowest', 'cheap', 'cheaper'],
  ['low', 'below'],
  ['early', 'prepayment'],
  ['veteran', 'military', 'va'],
  ['lawyer', 'attorney'],
  ['buy', 'purchase'],
  ['rent', 'lease'],
  ['county', 'counties'],
  ['parent', 'family', 'relative'],
  ['score', 'fico'],
  ['installment', 'payment'],
  ['review', 'testimonial'],
  ['apply', 'application'],
  ['help', 'assistance', 'grant'],
  ['requirement', 'qualify', 'rule'],
  ['job', 'employment'],
  ['cosigner', 'signer', 'borrower'],
  ['license', 'licence', 'nmls'],
];

/** Words that may stand beside a question without changing it. */
export const neutral: readonly string[] = [
  'best',
  'calculator',
  'current',
  'estimate',
  'home',
  'house',
  'loan',
  'mortgage',
  'Ohio',
  'tool',
  'today',
];
