import { RoomFrame } from '@/app/frames/room-frame';
import { metadataOf } from '@/app/seo/page-data';
import { purchaseRoom } from '@/content/own-pages/entries';
import { purchaseQuestionnaire } from '@/content/questionnaires/purchase';

export const metadata = metadataOf(purchaseRoom);

export default function PurchaseQuestionsPage() {
  return <RoomFrame page={purchaseRoom} questionnaire={purchaseQuestionnaire} />;
}
