import { metadataOf } from '@/app/frames/metadata';
import { RoomFrame } from '@/app/frames/room-frame';
import { purchaseQuestionnaire } from '@/content/questionnaires/purchase';
import { purchaseRoom } from '@/content/rooms';

export const metadata = metadataOf(purchaseRoom);

export default function PurchaseQuestionsPage() {
  return <RoomFrame page={purchaseRoom} questionnaire={purchaseQuestionnaire} />;
}
