import { QuestionnaireFrame } from '@/app/frames/questionnaire-frame';
import { metadataOf } from '@/app/seo/page-data';
import { purchaseQuestionnaire } from '@/content/forms/purchase-questions';
import { ownPage } from '@/content/site/own-pages';

const page = ownPage('/purchase-questions');

export const metadata = metadataOf(page);

export default function PurchaseQuestionsPage() {
  return <QuestionnaireFrame page={page} questionnaire={purchaseQuestionnaire} />;
}
