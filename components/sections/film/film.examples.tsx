import { Film } from './film';

export const examples = {
  'a film at rest': (
    <Film
      title="Buying a home in Ohio"
      length="1 min 40 s"
      note="With captions. There is no sound."
      files={{ webm: '/film.webm', mp4: '/film.mp4', captions: '/film.vtt' }}
      transcriptTitle="What the film shows and says"
      scenes={[
        { title: 'The porch', drawing: 'The lamp beside the door comes on.', lines: ['Start where you are.'] },
        { title: 'The key', drawing: 'A key turns slowly.', lines: ['You sign, and the key is yours.'] },
      ]}
    />
  ),
};
