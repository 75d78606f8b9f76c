import { contactIn } from '@/server/desk/answers';
import type { StoredLead } from '@/server/store/types';

const usages: Readonly<Record<string, string>> = {
  'Primary Residence': 'PrimaryResidence',
  'Secondary Residence': 'SecondHome',
  'Rental Property': 'Investment',
};

/** The forms whose leads can be written as a file for a loan origination system. */
export function hasMismo(form: string): boolean {
  return form === 'purchase' || form === 'refinance';
}

function escaped(text: string): string {
  // XML 1.0 has no way to write control characters.
  return text
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[&<>]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[character] ?? '');
}

/** Texts with the way to each, in its order, as one tree of elements. Of the same name are two elements where a number tells them apart. */
function written(texts: readonly (readonly [way: readonly string[], text: string])[]): string {
  const names = [...new Set(texts.map(([[name = '']]) => name))];
  return names
    .map((name) => {
      const below = texts.filter(([[first]]) => first === name).map(([[, ...way], text]) => [way, text] as const);
      const [leaf] = below.filter(([way]) => way.length === 0);
      const inside = leaf ? escaped(leaf[1]) : written(below);
      return `<${name.replace(/\d$/, '')}>${inside}</${name.replace(/\d$| .*/g, '')}>`;
    })
    .join('');
}

/**
 * A lead of a questionnaire in the elements of the MISMO 3.4 reference model. It has who asks, the home and the purpose as
 * they were answered, and nothing that would have to be guessed: what is asked as a range, of a whole household or with
 * other choices than the model’s stays at the desk. Empty elements are left out.
 */
export function mismoFile({ body, form, receivedAt }: Pick<StoredLead, 'body' | 'form' | 'receivedAt'>): string {
  const price = body.purchasePrice ?? '';
  // Before there is an agreement, the price is what the visitor has in mind.
  const isAgreed = body.stageOfTheProcess === 'Signed a Purchase Agreement';
  const { email, phone, firstName, lastName } = contactIn(body);
  const owed = Number(body.remaining_balance_on_the_1st_mortgage) > 0 ? body.remaining_balance_on_the_1st_mortgage : '';
  const deal = 'DEAL_SETS/DEAL_SET/DEALS/DEAL';
  const home = `${deal}/COLLATERALS/COLLATERAL/SUBJECT_PROPERTY`;
  const debt = `${deal}/LIABILITIES/LIABILITY/LIABILITY_DETAIL`;
  const loan = `${deal}/LOANS/LOAN LoanRoleType="SubjectLoan"`;
  const party = `${deal}/PARTIES/PARTY`;
  const points = `${party}/INDIVIDUAL/CONTACT_POINTS`;
  const texts: Readonly<Record<string, string | undefined>> = {
    'ABOUT_VERSIONS/ABOUT_VERSION/CreatedDatetime': new Date(receivedAt).toISOString(),
    [`${home}/ADDRESS/PostalCode`]: body.zipCode,
    [`${home}/PROJECT/PROJECT_DETAIL/ProjectLegalStructureType`]:
      body.propertyType === 'Condominium' ? 'Condominium' : '',
    [`${home}/PROPERTY_DETAIL/PropertyEstimatedValueAmount`]:
      body.estimated_value_of_the_property ?? (isAgreed ? '' : price),
    [`${home}/PROPERTY_DETAIL/PropertyUsageType`]: usages[body.propertyUse ?? ''],
    [`${home}/SALES_CONTRACTS/SALES_CONTRACT/SALES_CONTRACT_DETAIL/SalesContractAmount`]: isAgreed ? price : '',
    [`${debt}/LiabilityType`]: owed && 'MortgageLoan',
    [`${debt}/LiabilityUnpaidBalanceAmount`]: owed,
    [`${loan}/TERMS_OF_LOAN/LoanPurposeType`]: form === 'purchase' ? 'Purchase' : 'Refinance',
    [`${points}/CONTACT_POINT1/CONTACT_POINT_EMAIL/ContactPointEmailValue`]: email,
    [`${points}/CONTACT_POINT2/CONTACT_POINT_TELEPHONE/ContactPointTelephoneValue`]: phone.replace(/^\+1/, ''),
    [`${party}/INDIVIDUAL/NAME/FirstName`]: firstName,
    [`${party}/INDIVIDUAL/NAME/LastName`]: lastName,
    [`${party}/ROLES/ROLE/ROLE_DETAIL/PartyRoleType`]: 'Borrower',
  };
  const given = Object.entries(texts).flatMap(([way, text]) => (text ? [[way.split('/'), text] as const] : []));
  const model =
    'xmlns="http://www.mismo.org/residential/2009/schemas" MISMOReferenceModelIdentifier="3.4.032420160128"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<MESSAGE ${model}>${written(given)}</MESSAGE>\n`;
}
