import { SharedArt } from '@/components/drawings/art';
import { Island } from '@/components/island/island';
import { purchaseFilm, purchaseScenes } from '@/content/lender/look/film';
import styles from './film.module.css';
import { FilmPlayer } from './film-player.client';
import { FilmVideo } from './film-video';

const { use, ...film } = purchaseFilm;

export function Film() {
  return (
    <div className={`${styles.film} night`} data-print="no">
      <SharedArt name="porch-poster" />
      <Island of={FilmPlayer} props={{ ...film, scenes: purchaseScenes }} />
      <noscript>
        <FilmVideo files={film.files} title={film.title} />
      </noscript>
    </div>
  );
}
