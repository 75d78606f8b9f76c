import { RoomFrame } from '@/app/frames/room-frame';
import { metadataOf } from '@/app/seo/page-data';
import { refinanceQuestionnaire } from '@/content/forms/refinance-questions';
import { ownPage } from '@/content/site/own-pages';

const refinanceRoom = ownPage('/refinance-questions');

export const metadata = metadataOf(refinanceRoom);

export default function RefinanceQuestionsPage() {
  return <RoomFrame page={refinanceRoom} questionnaire={refinanceQuestionnaire} />;
}
