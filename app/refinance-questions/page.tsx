import { metadataOf } from '@/app/frames/metadata';
import { RoomFrame } from '@/app/frames/room-frame';
import { refinanceQuestionnaire } from '@/content/questionnaires/refinance';
import { refinanceRoom } from '@/content/rooms';

export const metadata = metadataOf(refinanceRoom);

export default function RefinanceQuestionsPage() {
  return <RoomFrame page={refinanceRoom} questionnaire={refinanceQuestionnaire} />;
}
