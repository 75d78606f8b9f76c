import { contactIn } from '@/server/desk/answers';
import type { StoredLead } from '@/server/store/types';

/** An element: its name, its attributes, and its text or what is in it. Empty elements are left out. */
type Element = {
  readonly name: string;
  readonly attributes?: string;
  readonly content: string | readonly Element[];
};

const element = (name: string, ...content: readonly (Element | string)[]): Element => ({
  name,
  content: typeof content[0] === 'string' ? content[0] : content.filter((each) => typeof each !== 'string'),
});

function escaped(text: string): string {
  // XML 1.0 has no way to write control characters.
  return text
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[&<>]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[character] ?? '');
}

function written({ name, attributes = '', content }: Element): string {
  const inside = typeof content === 'string' ? escaped(content) : content.map(written).join('');
  return inside === '' ? '' : `<${name}${attributes}>${inside}</${name}>`;
}

const usages: Readonly<Record<string, string>> = {
  'Primary Residence': 'PrimaryResidence',
  'Secondary Residence': 'SecondHome',
  'Rental Property': 'Investment',
};

/** The forms whose leads can be written as a file for a loan origination system. */
export function hasMismo(form: string): boolean {
  return form === 'purchase' || form === 'refinance';
}

function contactPoints({ email, phone }: ReturnType<typeof contactIn>): Element {
  return element(
    'CONTACT_POINTS',
    element('CONTACT_POINT', element('CONTACT_POINT_EMAIL', element('ContactPointEmailValue', email))),
    element(
      'CONTACT_POINT',
      element('CONTACT_POINT_TELEPHONE', element('ContactPointTelephoneValue', phone.replace(/^\+1/, ''))),
    ),
  );
}

/**
 * A lead of a questionnaire in the elements of the MISMO 3.4 reference model. It has who asks, the home and the purpose as
 * they were answered, and nothing that would have to be guessed: what is asked as a range, of a whole household or with
 * other choices than the model’s stays at the desk.
 */
export function mismoFile({ body, form, receivedAt }: Pick<StoredLead, 'body' | 'form' | 'receivedAt'>): string {
  const price = body.purchasePrice ?? '';
  // Before there is an agreement, the price is what the visitor has in mind.
  const isAgreed = body.stageOfTheProcess === 'Signed a Purchase Agreement';
  const contact = contactIn(body);
  const owed = Number(body.remaining_balance_on_the_1st_mortgage) > 0 ? body.remaining_balance_on_the_1st_mortgage : '';
  const property = element(
    'SUBJECT_PROPERTY',
    element('ADDRESS', element('PostalCode', body.zipCode ?? '')),
    element(
      'PROJECT',
      element(
        'PROJECT_DETAIL',
        element('ProjectLegalStructureType', body.propertyType === 'Condominium' ? 'Condominium' : ''),
      ),
    ),
    element(
      'PROPERTY_DETAIL',
      element('PropertyEstimatedValueAmount', body.estimated_value_of_the_property ?? (isAgreed ? '' : price)),
      element('PropertyUsageType', usages[body.propertyUse ?? ''] ?? ''),
    ),
    element(
      'SALES_CONTRACTS',
      element(
        'SALES_CONTRACT',
        element('SALES_CONTRACT_DETAIL', element('SalesContractAmount', isAgreed ? price : '')),
      ),
    ),
  );
  const liability = element(
    'LIABILITY_DETAIL',
    element('LiabilityType', owed ? 'MortgageLoan' : ''),
    element('LiabilityUnpaidBalanceAmount', owed ?? ''),
  );
  const loan: Element = {
    ...element(
      'LOAN',
      element('TERMS_OF_LOAN', element('LoanPurposeType', form === 'purchase' ? 'Purchase' : 'Refinance')),
    ),
    attributes: ' LoanRoleType="SubjectLoan"',
  };
  const party = element(
    'PARTY',
    element(
      'INDIVIDUAL',
      contactPoints(contact),
      element('NAME', element('FirstName', contact.firstName), element('LastName', contact.lastName)),
    ),
    element('ROLES', element('ROLE', element('ROLE_DETAIL', element('PartyRoleType', 'Borrower')))),
  );
  const deal = element(
    'DEAL',
    element('COLLATERALS', element('COLLATERAL', property)),
    element('LIABILITIES', element('LIABILITY', liability)),
    element('LOANS', loan),
    element('PARTIES', party),
  );
  const message: Element = {
    ...element(
      'MESSAGE',
      element(
        'ABOUT_VERSIONS',
        element('ABOUT_VERSION', element('CreatedDatetime', new Date(receivedAt).toISOString())),
      ),
      element('DEAL_SETS', element('DEAL_SET', element('DEALS', deal))),
    ),
    attributes:
      ' xmlns="http://www.mismo.org/residential/2009/schemas" MISMOReferenceModelIdentifier="3.4.032420160128"',
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(message)}\n`;
}
