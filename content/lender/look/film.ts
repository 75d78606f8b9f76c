import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FilmScene, scenesOf } from '@/lib/video/web-vtt';
import { brand } from './brand';

type Film = {
  readonly use: typeof brand.film;
  readonly title: string;
  readonly length: string;
  readonly note: string;
  readonly transcriptTitle: string;
  /** URLs of files in `public`. */
  readonly files: { readonly webm: string; readonly mp4: string; readonly captions: string };
};

export const purchaseFilm: Film = {
  use: brand.film,
  title: 'Buying a home in Ohio',
  length: '1 min 40 s',
  note: 'With captions. There’s no sound.',
  transcriptTitle: 'What the film shows and says',
  files: {
    webm: '/film/buying-a-home-in-ohio.webm',
    mp4: '/film/buying-a-home-in-ohio.mp4',
    captions: '/film/buying-a-home-in-ohio.en.vtt',
  },
};

/** The film's transcript, from its captions; empty without a film. */
export const purchaseScenes: readonly FilmScene[] =
  purchaseFilm.use === 'none'
    ? []
    : scenesOf(readFileSync(join(process.cwd(), 'public', purchaseFilm.files.captions), 'utf8'));

/** What the accessibility and privacy statements say about the film; empty without one. */
export const filmWords =
  purchaseFilm.use === 'none'
    ? { access: '', privacy: '' }
    : {
        access: 'Our film has no sound. It has captions, and the same words can be read below it.',
        privacy: 'Our film is on this site and is loaded only when you play it.',
      };
