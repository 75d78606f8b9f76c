import type { ReactNode } from 'react';
import { VacantLot } from '@/components/ui/art/lot-404';
import { SpotCalendar } from '@/components/ui/art/spot-cal';
import { longName } from '@/components/ui/samples';
import { Checklist } from './checklist.client';
import { Glossary } from './glossary';
import { LoanChooser } from './loan-chooser';
import { NotFound } from './not-found';
import { AddressLines, Hours, OfficeMap } from './office';
import { Letterhead, ReportArt, ReportAside, ReportEnd, ReportSources, ReportSummaries, ReportText } from './report';
import { Review, ReviewList } from './review';
import { ReviewReel } from './review-reel.client';
import { Details, ProfileHeader, StaffList } from './staff';
import { Journey, NextSteps } from './steps';
import { Timeline } from './timeline';
import { Comparison, StayTable } from './which-loan';

const address = { street: '100 Example Street', city: 'Columbus', state: 'OH', postalCode: '43215' };
const phone = { display: '(614) 555-0142', href: 'tel:+16145550142' };
const reviews = [
  { id: 'a', quote: 'They told us what it costs.', name: 'A. Sample', about: 'Bought in Dayton', tag: 'Sample review' },
  { id: 'b', quote: 'One call, one answer.', name: 'B. Sample', about: 'Refinanced in Akron', tag: 'Sample review' },
] as const;
const [review] = reviews;
const person = {
  name: 'Jordan Example',
  role: 'Sr. Loan Originator',
  numbers: 'NMLS #000000, Ohio license MLO-OH.000000',
  initials: 'JE',
};

/** The sections of pages. */
export const examples: Readonly<Record<string, ReactNode>> = {
  'what happens next': (
    <NextSteps
      steps={[
        { title: 'A person reads it.', text: 'Within one business day.' },
        { title: 'We call you.', text: 'At the number you gave.' },
      ]}
    />
  ),
  journey: (
    <Journey
      steps={[
        { title: 'See what you can borrow', text: 'Two minutes.', href: '/how-much-can-i-afford-calculator' },
        { title: 'Apply', text: 'About 20 minutes.', href: 'https://apply.example.com/', external: true },
      ]}
    />
  ),
  review: <Review review={review} />,
  'reviews in a list': <ReviewList reviews={reviews} />,
  'a single review in a list': <ReviewList reviews={[review]} />,
  'a long review by a long name': (
    <Review
      review={{
        id: 'c',
        quote:
          'We had asked three banks before, and each of them sent us home with a list of what was missing. Here someone sat down with us, went through the list line by line, and called back the same day with a figure that did not change.',
        name: longName,
        about: 'Bought a two-family house in Cuyahoga Falls, after two years of looking',
      }}
    />
  ),
  'reviews one at a time': <ReviewReel reviews={reviews} />,
  'reviews one at a time, when there is one': <ReviewReel reviews={[review]} />,
  staff: (
    <StaffList
      cards={[
        {
          kind: 'person',
          ...person,
          href: '/our-staff/jordan-example',
        },
        { kind: 'coming-soon', name: 'Coming Soon', text: 'We are looking for a colleague.' },
      ]}
    />
  ),
  'staff of one': <StaffList cards={[{ kind: 'person', ...person, href: '/our-staff/jordan-example' }]} />,
  'staff of four, one with a long name': (
    <StaffList
      cards={[
        { kind: 'person', ...person, name: longName, href: '/our-staff/long' },
        ...['Ann Sample', 'Ben Sample', 'Cleo Sample'].map((name) => ({
          kind: 'person' as const,
          ...person,
          name,
          href: '/our-staff/sample',
        })),
      ]}
    />
  ),
  'head of a profile with a long name': (
    <ProfileHeader
      crumbs={[{ label: 'Home', href: '/' }, { label: longName }]}
      {...person}
      name={longName}
      actions={<a href="/quick-quote">Free Quote</a>}
    />
  ),
  'head of a profile': (
    <ProfileHeader
      crumbs={[{ label: 'Home', href: '/' }, { label: 'Jordan Example' }]}
      {...person}
      actions={<a href="/quick-quote">Free Quote</a>}
    />
  ),
  details: (
    <Details
      rows={[
        { name: 'Cell', value: phone.display },
        { name: 'NMLS ID', value: '#000000' },
      ]}
    />
  ),
  'details with a long address': (
    <Details rows={[{ name: 'Email', value: `${longName.toLowerCase().replaceAll(' ', '.')}@mortgage.example.com` }]} />
  ),
  address: <AddressLines address={address} />,
  hours: (
    <Hours
      hours={[
        { days: 'Monday–Friday', text: '9am–6pm' },
        { days: 'Sunday', text: 'Closed' },
      ]}
    />
  ),
  map: (
    <OfficeMap
      drawn
      address={address}
      directionsHref="https://maps.example.com/directions"
      embedHref="https://maps.example.com/embed"
    />
  ),
  'loan chooser': (
    <LoanChooser
      heading="Questions"
      lead="Answer."
      any="Not sure"
      questions={[{ id: 'q', text: 'Long?', answers: [{ id: 'long', label: 'Yes' }] }]}
      listHeading="Loans"
      note="No offer."
      loans={[{ name: 'ARM', why: 'Lower at first.', path: '/arm', not: ['long'] }]}
    />
  ),
  'stages of a loan': (
    <Timeline
      stages={['Ask', 'Apply', 'Check', 'Decide', 'Close'].map((name) => ({
        id: name.toLowerCase(),
        name,
        howLong: 'A few days to two weeks',
      }))}
    />
  ),
  checklist: (
    <Checklist
      groups={[
        {
          id: 'income',
          heading: 'Income',
          who: 'For everyone on the loan.',
          items: [
            { id: 'stubs', text: 'Pay stubs of the last 30 days' },
            { id: 'returns', text: 'Tax returns of two years', hint: 'All pages and schedules.' },
          ],
        },
      ]}
      question="What fits you?"
      printLabel="Print this list"
      keptNote="Your check marks are kept in this tab."
    />
  ),
  glossary: (
    <Glossary
      letters={[
        {
          letter: 'A',
          terms: [
            {
              id: 'apr',
              term: 'Annual percentage rate (APR)',
              definition: 'The cost of a loan in a year, with fees.',
              see: [{ href: '#points', text: 'Points' }],
            },
          ],
        },
        { letter: 'X', terms: [] },
      ]}
      emptyText={(letter) => `There are no entries under ${letter}.`}
    />
  ),
  'plans to stay': (
    <StayTable
      columns={['How long you plan to stay', 'Loans to look at']}
      rows={[
        { years: '1–3 years', loans: '3/1 ARM, 1-year ARM' },
        { years: '10+ years', loans: '30-year or 15-year fixed' },
      ]}
    />
  ),
  comparison: (
    <Comparison
      name="30-year fixed"
      labels={['Advantages', 'Disadvantages']}
      advantages={['The payment stays.', 'You can pay it off early.']}
      disadvantages={['A higher rate than a shorter loan.']}
      applyHref="https://apply.example.com/"
      applyLabel="Apply now!"
      notOffered="We do not make this loan."
    />
  ),
  'page not found': (
    <NotFound
      title="Nobody lives at this address."
      lead="Four ways home:"
      links={[
        { label: 'Home', href: '/' },
        { label: 'Make a Purchase', href: '/purchase' },
      ]}
      search={<p>A search field</p>}
      art={<VacantLot />}
    />
  ),
  'letterhead of a report, in print': (
    <Letterhead wordmark={['Cardinal Row', 'Mortgage']} kind="Free report" compliance={['NMLS #000000.', 'OH only.']} />
  ),
  'what the reports hold': (
    <ReportSummaries
      heading="What is inside"
      reports={[{ href: '/reports/tips', title: 'Tips To Reduce Debt', summary: 'Put your debts in order.' }]}
    />
  ),
  'drawing of a report': (
    <ReportArt>
      <SpotCalendar />
    </ReportArt>
  ),
  'text of a report': (
    <ReportText contents={null}>
      <p>The first paragraph is larger.</p>
      <blockquote>
        <p>My name is ___. Please correct it.</p>
      </blockquote>
      <h2 id="checklist-before-you-apply">Checklist before you apply</h2>
      <ul>
        <li>Every account is up to date.</li>
        <li>I have opened nothing in six months.</li>
      </ul>
      <ReportSources
        heading="Where the figures come from"
        items={[
          {
            what: 'The lowest credit score.',
            name: 'A public office',
            url: 'https://www.example.com/',
            asOfText: 'November 20, 2026',
          },
        ]}
      />
      <ReportEnd
        heading="Questions about your own case?"
        text="A licensed loan officer will look at it with you."
        phone={phone}
        hours="Mon–Fri 9am–6pm"
        quotePath="/quick-quote"
        smallPrint="Nothing in this report is a commitment to lend."
      />
    </ReportText>
  ),
  'beside a report': (
    <ReportAside
      heading="Keep this report"
      text="The PDF is laid out for paper."
      pdf={{ href: '/reports/tips-to-reduce-debt.pdf', label: 'Open as PDF' }}
      othersHeading="The other reports"
      others={[{ title: '10 Secrets To Raising Your Credit Score', href: '/reports/one' }]}
    />
  ),
};
