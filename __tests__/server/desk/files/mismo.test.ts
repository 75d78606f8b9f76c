import { JSDOM } from 'jsdom';
import { deskOfEachTest } from '@/__tests__/server/desk/desk-harness';

const { open, put, signedIn } = deskOfEachTest();

/** Every text of an XML file with the way to it; a file that is not well-formed throws. */
async function fileOf(lead: number): Promise<Readonly<Record<string, string>>> {
  const visitor = await signedIn();
  const response = await visitor.get(`/desk/leads/${lead}/mismo.xml`);
  expect(response.headers.get('content-disposition')).toContain(`lead-${lead}-mismo-3.4.xml`);
  const { document } = new JSDOM(await response.text(), { contentType: 'application/xml' }).window;
  expect(document.documentElement.namespaceURI).toBe('http://www.mismo.org/residential/2009/schemas');
  const wayTo = (element: Element | null): string =>
    element ? `${wayTo(element.parentElement)}/${element.tagName}` : '';
  const leaves = [...document.querySelectorAll('*')].filter(({ children }) => children.length === 0);
  expect(leaves.every(({ textContent }) => textContent !== '')).toBe(true);
  return Object.fromEntries(
    leaves.map((leaf) => [wayTo(leaf).replace('/MESSAGE/DEAL_SETS/DEAL_SET/DEALS/DEAL/', ''), leaf.textContent ?? '']),
  );
}

test('a questionnaire is a file of what was answered, and of nothing that would be guessed', async () => {
  const person = { firstName: 'Ada & <Co>', lastName: 'O’Neil', email: 'ada@example.org', phone: '6145550187' };
  const said = { creditScore: 'Good 680-699', beforeTaxesAnnualHouseHoldIncome: '75000', downPaymentPercent: '10' };
  const home = { zipCode: '43215', propertyType: 'Condominium', purchasePrice: '325000' };
  const stage = { stageOfTheProcess: 'Signed a Purchase Agreement' };
  await put({ form: 'purchase', body: { ...person, ...said, ...home, ...stage } });
  const borrower = {
    'PARTIES/PARTY/INDIVIDUAL/CONTACT_POINTS/CONTACT_POINT/CONTACT_POINT_EMAIL/ContactPointEmailValue':
      'ada@example.org',
    'PARTIES/PARTY/INDIVIDUAL/CONTACT_POINTS/CONTACT_POINT/CONTACT_POINT_TELEPHONE/ContactPointTelephoneValue':
      '6145550187',
    'PARTIES/PARTY/INDIVIDUAL/NAME/FirstName': 'Ada & <Co>',
    'PARTIES/PARTY/INDIVIDUAL/NAME/LastName': 'O’Neil',
    'PARTIES/PARTY/ROLES/ROLE/ROLE_DETAIL/PartyRoleType': 'Borrower',
    '/MESSAGE/ABOUT_VERSIONS/ABOUT_VERSION/CreatedDatetime': '2026-11-20T14:13:00.000Z',
  };
  const property = 'COLLATERALS/COLLATERAL/SUBJECT_PROPERTY';
  expect(await fileOf(1)).toEqual({
    ...borrower,
    [`${property}/ADDRESS/PostalCode`]: '43215',
    [`${property}/PROJECT/PROJECT_DETAIL/ProjectLegalStructureType`]: 'Condominium',
    [`${property}/SALES_CONTRACTS/SALES_CONTRACT/SALES_CONTRACT_DETAIL/SalesContractAmount`]: '325000',
    'LOANS/LOAN/TERMS_OF_LOAN/LoanPurposeType': 'Purchase',
  });
  const owned = { propertyUse: 'Rental Property', estimated_value_of_the_property: '400000' };
  await put({ form: 'refinance', body: { ...person, ...owned, remaining_balance_on_the_1st_mortgage: '240000' } });
  expect(await fileOf(2)).toEqual({
    ...borrower,
    [`${property}/PROPERTY_DETAIL/PropertyEstimatedValueAmount`]: '400000',
    [`${property}/PROPERTY_DETAIL/PropertyUsageType`]: 'Investment',
    'LIABILITIES/LIABILITY/LIABILITY_DETAIL/LiabilityType': 'MortgageLoan',
    'LIABILITIES/LIABILITY/LIABILITY_DETAIL/LiabilityUnpaidBalanceAmount': '240000',
    'LOANS/LOAN/TERMS_OF_LOAN/LoanPurposeType': 'Refinance',
  });
  expect((await open().uses()).at(-1)).toMatchObject({ action: 'export', about: 'lead 2, MISMO' });
});

test('another form has no such file', async () => {
  await put();
  expect((await (await signedIn()).get('/desk/leads/1/mismo.xml')).status).toBe(404);
});
