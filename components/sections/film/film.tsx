import { SharedArt } from '@/components/drawings/art';
import { Island } from '@/components/island/island';
import styles from './film.module.css';
import { FilmPlayer, type FilmPlayerProps } from './film-player.client';
import { FilmVideo } from './film-video';

/** A film behind a drawn poster, with its length, captions and a transcript. */
export function Film(props: FilmPlayerProps) {
  return (
    <div className={`${styles.film} night`} data-print="no">
      <SharedArt name="porch-poster" />
      <Island of={FilmPlayer} props={props} />
      <noscript>
        <FilmVideo files={props.files} title={props.title} />
      </noscript>
    </div>
  );
}
