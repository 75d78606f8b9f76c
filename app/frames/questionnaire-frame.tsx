import { SharedArt } from '@/components/drawings/art';
import { Island } from '@/components/island/island';
import { QuestionList, withoutScript } from '@/components/questionnaire/question-list';
import { QuestionnaireScreen } from '@/components/questionnaire/questionnaire.client';
import { callHref } from '@/components/shell/links';
import { PlainFooter } from '@/components/shell/plain-footer';
import { QuestionnaireHeader } from '@/components/shell/questionnaire-header';
import { letterFacts } from '@/content/examples/letter-facts';
import { deliveryOf } from '@/content/forms/delivery';
import { company } from '@/content/lender/company';
import type { PagePath } from '@/content/routes';
import type { Questionnaire } from '@/lib/questionnaire/definition';
import { CallSheetDoor, contactFacts } from './lead';
import { Metrics } from './metrics';

type QuestionnaireFrameProps = {
  readonly page: { readonly path: PagePath; readonly h1: string };
  readonly questionnaire: Questionnaire;
};

/** A questionnaire page: reduced header, the questions, a list of all of them, and the legal lines. */
export function QuestionnaireFrame({ page, questionnaire }: QuestionnaireFrameProps) {
  return (
    <>
      <QuestionnaireHeader />
      <main id="main" tabIndex={-1} className="flat">
        <Island
          of={QuestionnaireScreen}
          props={{
            questionnaire,
            delivery: deliveryOf(questionnaire.id),
            contact: contactFacts,
            siteName: company.name,
            callPath: callHref,
            letter: letterFacts,
            withoutScript,
          }}
        />
        <QuestionList
          questionnaire={questionnaire}
          contact={contactFacts}
          callPath={callHref}
          papersPath="/paper-work"
          title={page.h1}
        />
      </main>
      <SharedArt name="street" />
      <CallSheetDoor path={page.path} />
      <PlainFooter />
      <Metrics />
    </>
  );
}
