import type { ReactNode } from 'react';
import { Island } from '@/components/island/island';
import { LoanQuiz } from '@/components/sections/loan-quiz.client';
import { loanQuiz } from '@/content/loan-quiz';
import type { GuideToolName } from '@/content/page-schema';
import { limitMap, taxLead, taxMap } from './county-maps';

const { lead, ...quizWords } = loanQuiz.words;

/** What a guide shows above its text, and what its header says in place of the lead. */
export const guideTools: Readonly<Record<GuideToolName, { readonly tool: ReactNode; readonly lead?: ReactNode }>> = {
  taxes: { tool: taxMap, lead: taxLead },
  limits: { tool: limitMap },
  quiz: {
    tool: (
      <div className="wrap">
        <Island of={LoanQuiz} props={{ questions: loanQuiz.questions, words: quizWords, loans: loanQuiz.loans }} />
      </div>
    ),
    lead,
  },
};
