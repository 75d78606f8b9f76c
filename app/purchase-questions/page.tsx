import type { Viewport } from 'next';
import { metadataOf } from '@/app/frames/metadata';
import { RoomFrame } from '@/app/frames/room-frame';
import { purchaseQuestionnaire } from '@/content/questionnaires/purchase';
import { purchaseRoom } from '@/content/rooms';

/** Keeps the dock above the keyboard of a phone. */
export const viewport: Viewport = { interactiveWidget: 'resizes-content' };
export const metadata = metadataOf(purchaseRoom);

export default function PurchaseQuestionsPage() {
  return <RoomFrame page={purchaseRoom} questionnaire={purchaseQuestionnaire} />;
}
