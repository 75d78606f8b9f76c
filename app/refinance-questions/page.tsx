import { RoomFrame } from '@/app/frames/room-frame';
import { metadataOf } from '@/app/seo/page-data';
import { refinanceRoom } from '@/content/own-pages/entries';
import { refinanceQuestionnaire } from '@/content/questionnaires/refinance';

export const metadata = metadataOf(refinanceRoom);

export default function RefinanceQuestionsPage() {
  return <RoomFrame page={refinanceRoom} questionnaire={refinanceQuestionnaire} />;
}
