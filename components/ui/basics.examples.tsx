import { Door } from './door';
import { KeyFigures } from './key-figures';
import { PageHeader } from './page-header';
import { Plate, Tag } from './plate';
import { EndCall, Example, FactText, Sources } from './prose';
import { longAmount, longName } from './samples';
import { ScrollBox, Table } from './table';

export const examples = {
  plate: <Plate>5–7 years</Plate>,
  'plate, long': <Plate>30 years or longer, if nothing changes</Plate>,
  pennant: <Tag>Sample review</Tag>,
  'lit door': (
    <div>
      <Door initials="JE" /> Jordan Example
    </div>
  ),
  portrait: (
    <div>
      <Door initials="JE" photo="/icons/192.png" /> Jordan Example
    </div>
  ),
  'unlit door': (
    <div>
      <Door /> Coming Soon
    </div>
  ),
  'key figures': (
    <KeyFigures
      items={[
        { figure: '3.5%', text: 'minimum down payment with a credit score of 580 or more' },
        { figure: '$1,234,567.89', text: 'a nine-digit amount must not leave its column' },
      ]}
    />
  ),
  'page header': (
    <PageHeader
      title="FHA Loan Options"
      lead="Loans insured by the Federal Housing Administration."
      crumbs={[{ label: 'Home', href: '/' }, { label: 'Purchase' }, { label: 'FHA Loan Options' }]}
    />
  ),
  'page header with everything': (
    <PageHeader
      title={longName}
      lead="A lead of two lines on most screens, so that it is seen how far the words may run beside a drawing."
      crumbs={[{ label: 'Home', href: '/' }, { label: 'Meet Our Staff', href: '/our-staff' }, { label: longName }]}
      byline="NOVEMBER 20, 2026. 3 minute read"
      actions={
        <>
          <a href="/apply">Apply Now</a> <a href="/quick-quote">Free Quote</a>
        </>
      }
      art={<Door initials="MW" size="l" />}
    />
  ),
  'table with long words and amounts': (
    <ScrollBox label="Owners and amounts">
      <Table>
        <caption>Owners and amounts</caption>
        <thead>
          <tr>
            <th scope="col">Owner</th>
            <th scope="col" data-n="">
              Loan
            </th>
            <th scope="col" data-n="">
              Paid in all
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{longName}</th>
            <td data-n="">{longAmount}</td>
            <td data-n="">{longAmount}</td>
          </tr>
        </tbody>
      </Table>
    </ScrollBox>
  ),
  table: (
    <ScrollBox label="Rates">
      <Table>
        <caption>Rates</caption>
        <thead>
          <tr>
            <th scope="col">Loan</th>
            <th scope="col" data-n="">
              Rate
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">30 Yr Fxd</th>
            <td data-n="">6.196%</td>
          </tr>
        </tbody>
      </Table>
    </ScrollBox>
  ),
  'worked example': (
    <Example title="A $250,000 home, month by month">
      <p>You put down $8,750 and borrow $241,250.</p>
    </Example>
  ),
  'dated fact': (
    <p>
      The limit is <FactText dated fact={{ text: '$832,750', asOfText: 'January 1, 2026', expired: false }} />.
    </p>
  ),
  'expired fact': (
    <p>
      The limit is <FactText fact={{ text: '$510,400', asOfText: 'January 1, 2020', expired: true }} />.
    </p>
  ),
  'end call': (
    <EndCall text="See what an FHA loan would cost you each month.">
      <a href="/what-will-my-monthly-payment-be-calculator">Payment calculator</a>
    </EndCall>
  ),
  'end call, long': (
    <EndCall text={`${longName} would like to know what a loan of ${longAmount} costs each month.`}>
      <a href="/what-will-my-monthly-payment-be-calculator">Payment calculator</a>
      <a href="/quick-quote">Quick Quote</a>
    </EndCall>
  ),
  sources: (
    <Sources
      items={[{ what: 'The upfront premium.', name: 'HUD', url: 'https://www.hud.gov/', asOfText: 'January 1, 2026' }]}
      review="Last reviewed November 20, 2026 by Jordan Example."
    />
  ),
};
