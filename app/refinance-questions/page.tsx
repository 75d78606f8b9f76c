import { RoomFrame } from '@/app/frames/room-frame';
import { metadataOf } from '@/app/seo/metadata';
import { refinanceQuestionnaire } from '@/content/questionnaires/refinance';
import { refinanceRoom } from '@/content/rooms';

export const metadata = metadataOf(refinanceRoom);

export default function RefinanceQuestionsPage() {
  return <RoomFrame page={refinanceRoom} questionnaire={refinanceQuestionnaire} />;
}
