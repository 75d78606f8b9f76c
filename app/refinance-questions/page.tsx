import type { Viewport } from 'next';
import { metadataOf } from '@/app/frames/metadata';
import { RoomFrame } from '@/app/frames/room-frame';
import { refinanceQuestionnaire } from '@/content/questionnaires/refinance';
import { refinanceRoom } from '@/content/rooms';

/** Keeps the dock above the keyboard of a phone. */
export const viewport: Viewport = { interactiveWidget: 'resizes-content' };
export const metadata = metadataOf(refinanceRoom);

export default function RefinanceQuestionsPage() {
  return <RoomFrame page={refinanceRoom} questionnaire={refinanceQuestionnaire} />;
}
