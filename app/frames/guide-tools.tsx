import type { ReactNode } from 'react';
import { ClosingCosts } from '@/components/calculators/closing-costs/screen.client';
import { PmiEndCalculator } from '@/components/calculators/pmi-end/screen.client';
import { Island } from '@/components/island/island';
import { LoanQuiz } from '@/components/sections/loan-choice/loan-quiz.client';
import { closingFacts } from '@/content/calculator-facts';
import { company } from '@/content/lender/company';
import { loanQuiz } from '@/content/own-pages/loan-quiz';
import type { GuideToolName } from '@/content/schema/page';
import { limitMap, taxLead, taxMap } from './drawings/county-maps';

const { lead, ...quizWords } = loanQuiz.words;
const { phone } = company;

type GuideTool = {
  readonly tool: ReactNode;
  /** What the header says in place of the page's lead. */
  readonly lead?: ReactNode;
  /** A calculator, which knows the visitor's own numbers. */
  readonly numbers?: true;
};

/** What a guide shows above its text. */
export const guideTools: Readonly<Record<GuideToolName, GuideTool>> = {
  taxes: { tool: <div className="section">{taxMap}</div>, lead: taxLead },
  limits: { tool: <div className="section">{limitMap}</div> },
  quiz: {
    tool: (
      <div className="section">
        <div className="wrap">
          <Island of={LoanQuiz} props={{ questions: loanQuiz.questions, words: quizWords, loans: loanQuiz.loans }} />
        </div>
      </div>
    ),
    lead,
  },
  closing: { tool: <Island of={ClosingCosts} props={{ phone, facts: closingFacts }} />, numbers: true },
  pmiEnd: { tool: <Island of={PmiEndCalculator} props={{ phone }} />, numbers: true },
};
