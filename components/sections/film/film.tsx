import { PorchPoster } from '@/components/ui/art/porch-poster';
import styles from './film.module.css';
import { FilmPlayer } from './film-player.client';
import { type FilmFiles, FilmVideo } from './film-video';

type FilmProps = {
  readonly title: string;
  /** As printed: `1 min 40 s`. */
  readonly length: string;
  readonly note: string;
  readonly files: FilmFiles;
  readonly transcriptTitle: string;
  /** What each scene shows, and what its captions say. */
  readonly scenes: readonly {
    readonly title: string;
    readonly drawing: string;
    readonly lines: readonly string[];
  }[];
};

/** A film behind a drawn poster, with its length, its captions and its words to read instead. */
export function Film({ title, length, note, files, transcriptTitle, scenes }: FilmProps) {
  return (
    <div className={`${styles.film} night`}>
      <FilmPlayer files={files} title={title} poster={<PorchPoster />}>
        <p className={styles.about}>
          {title}. {length}. {note}
        </p>
        <details className={styles.words}>
          <summary>Read it instead</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
          <section tabIndex={0} aria-label={transcriptTitle}>
            <h2>{transcriptTitle}</h2>
            <ol>
              {scenes.map((scene) => (
                <li key={scene.title}>
                  <p>{scene.drawing}</p>
                  <p>{scene.lines.join(' ')}</p>
                </li>
              ))}
            </ol>
          </section>
        </details>
      </FilmPlayer>
      <noscript>
        <FilmVideo files={files} title={title} />
      </noscript>
    </div>
  );
}
