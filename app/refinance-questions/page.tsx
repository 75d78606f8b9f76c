import { QuestionnaireFrame } from '@/app/frames/questionnaire-frame';
import { metadataOf } from '@/app/seo/page-data';
import { refinanceQuestionnaire } from '@/content/forms/refinance-questions';
import { ownPage } from '@/content/site/own-pages';

const page = ownPage('/refinance-questions');

export const metadata = metadataOf(page);

export default function RefinanceQuestionsPage() {
  return <QuestionnaireFrame page={page} questionnaire={refinanceQuestionnaire} />;
}
