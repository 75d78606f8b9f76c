import type { ReactNode } from 'react';
import { longAmount, longName } from '@/components/ui/samples';
import { Estimate } from './estimate.client';
import { QuestionnaireFrame } from './frame';
import { Opening } from './opening';
import { QuestionnaireScreen } from './questionnaire.client';
import { sampleAt, sampleEstimate, sampleQuestionnaire } from './samples';
import { StartOverQuestion } from './start-over.client';
import { ThankYou } from './thank-you';

const { contact, callPath, withoutScript } = sampleAt(0);
const frame = { name: sampleQuestionnaire.name, contact, callPath };
const required = 'Please fill out all required fields!';

const buyer = {
  purchasePrice: '325000',
  downPaymentPercent: '10',
  creditScore: 'Very Good 700-739',
  beforeTaxesAnnualHouseHoldIncome: '92000',
  employmentStatus: 'Employed',
};
const owner = {
  estimated_value_of_the_property: '300000',
  remaining_balance_on_the_1st_mortgage: '195000',
  first_mortgage_interest_rate: '7.5',
  borrow_want: '20000',
  creditScore: 'Excellent 740+',
  employmentStatus: 'Self Employed',
  currentlyFHA_Loan: 'Yes',
};

/** Each kind of question, what a try without an answer says, the list before sending, and the thank-you. */
export const examples: Readonly<Record<string, ReactNode>> = {
  'opening, while its code is on the way': (
    <QuestionnaireFrame {...frame} lit={0}>
      <Opening title={frame.name} questions={8} contact={contact} callPath={callPath} withoutScript={withoutScript} />
    </QuestionnaireFrame>
  ),
  'first question': <QuestionnaireScreen {...sampleAt(0, { answers: {} })} />,
  'first question, missing': (
    <QuestionnaireScreen
      {...sampleAt(0, {
        answers: {},
        blocked: { sentence: required, problems: [{ field: 'zipCode', cure: 'Enter a ZIP code with 5 digits' }] },
      })}
    />
  ),
  'ZIP outside Ohio': <QuestionnaireScreen {...sampleAt(0, { answers: { zipCode: '10001' } })} />,
  choices: <QuestionnaireScreen {...sampleAt(1)} />,
  'choices, missing': (
    <QuestionnaireScreen
      {...sampleAt(1, {
        answers: {},
        blocked: { sentence: required, problems: [{ field: 'creditScore', cure: 'Choose a range' }] },
      })}
    />
  ),
  'slider in dollars': <QuestionnaireScreen {...sampleAt(2)} />,
  'slider in percent': <QuestionnaireScreen {...sampleAt(3)} />,
  'slider, missing': (
    <QuestionnaireScreen
      {...sampleAt(2, {
        answers: {},
        blocked: {
          sentence: required,
          problems: [{ field: 'purchasePrice', cure: 'Enter an amount in dollars, 0 or more' }],
        },
      })}
    />
  ),
  'list of names': <QuestionnaireScreen {...sampleAt(4, { answers: {} })} />,
  'list of names, missing': (
    <QuestionnaireScreen
      {...sampleAt(4, {
        answers: {},
        blocked: {
          sentence: 'Please select a Loan Officer before proceeding.',
          problems: [{ field: 'loanOfficerName', cure: 'Choose a name from the list' }],
        },
      })}
    />
  ),
  'phone number': <QuestionnaireScreen {...sampleAt(5)} />,
  'two names, missing': (
    <QuestionnaireScreen
      {...sampleAt(6, {
        answers: {},
        blocked: {
          sentence: required,
          problems: [
            { field: 'firstName', cure: 'Enter your first name' },
            { field: 'lastName', cure: 'Enter your last name' },
          ],
        },
      })}
    />
  ),
  'answers before sending': <QuestionnaireScreen {...sampleAt(7)} />,
  'slider, nine digits': <QuestionnaireScreen {...sampleAt(2, { answers: { purchasePrice: longAmount.slice(1) } })} />,
  'answers before sending, long ones': (
    <QuestionnaireScreen
      {...sampleAt(7, {
        answers: {
          zipCode: '43215',
          creditScore: 'Good 680-699',
          purchasePrice: longAmount.slice(1),
          downPaymentPercent: '12.5',
          loanOfficerName: longName,
          phone: '(614) 555-0188',
        },
      })}
    />
  ),
  'what a purchase looks like': <Estimate id="purchase" answers={buyer} facts={sampleEstimate} />,
  'what a purchase looks like, without an income': (
    <Estimate id="purchase" answers={{ ...buyer, employmentStatus: 'Not Employed' }} facts={sampleEstimate} />
  ),
  'what a refinance looks like': <Estimate id="refinance" answers={owner} facts={sampleEstimate} />,
  'asking before it starts over': <StartOverQuestion onKeep={() => undefined} onStartOver={() => undefined} />,
  'thank you, with a long name': (
    <QuestionnaireFrame {...frame} lit={5}>
      <ThankYou
        words={sampleQuestionnaire.thanks}
        receipt={{ reference: '2026NOV20FRI091305', at: Date.UTC(2026, 10, 20, 15, 13), firstName: longName }}
        questions={sampleQuestionnaire.steps.length}
        contact={contact}
      />
    </QuestionnaireFrame>
  ),
  'thank you': (
    <QuestionnaireFrame {...frame} lit={5}>
      <ThankYou
        words={sampleQuestionnaire.thanks}
        receipt={{ reference: '2026NOV20FRI091305', at: Date.UTC(2026, 10, 20, 15, 13), firstName: 'Sam' }}
        questions={sampleQuestionnaire.steps.length}
        contact={contact}
      />
    </QuestionnaireFrame>
  ),
};
