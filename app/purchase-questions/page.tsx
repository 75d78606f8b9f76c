import { RoomFrame } from '@/app/frames/room-frame';
import { metadataOf } from '@/app/seo/page-data';
import { purchaseQuestionnaire } from '@/content/forms/purchase-questions';
import { ownPage } from '@/content/site/own-pages';

const purchaseRoom = ownPage('/purchase-questions');

export const metadata = metadataOf(purchaseRoom);

export default function PurchaseQuestionsPage() {
  return <RoomFrame page={purchaseRoom} questionnaire={purchaseQuestionnaire} />;
}
