import { RoomFrame } from '@/app/frames/room-frame';
import { metadataOf } from '@/app/seo/metadata';
import { purchaseQuestionnaire } from '@/content/questionnaires/purchase';
import { purchaseRoom } from '@/content/rooms';

export const metadata = metadataOf(purchaseRoom);

export default function PurchaseQuestionsPage() {
  return <RoomFrame page={purchaseRoom} questionnaire={purchaseQuestionnaire} />;
}
