'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/controls/button';
import styles from './film.module.css';
import { type FilmFiles, FilmVideo } from './film-video';

type FilmPlayerProps = {
  readonly title: string;
  /** As printed: `1 min 40 s`. */
  readonly length: string;
  readonly note: string;
  readonly files: FilmFiles;
  readonly transcriptTitle: string;
  readonly scenes: readonly {
    readonly title: string;
    readonly drawing: string;
    readonly lines: readonly string[];
  }[];
};

/** A poster that the film replaces when Play is pressed. The film is not requested before that. */
export function FilmPlayer({ title, length, note, files, transcriptTitle, scenes }: FilmPlayerProps) {
  const [started, setStarted] = useState(false);
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (!started) return;
    const player = video.current;
    player?.focus();
    // With preload="none", WebKit loads nothing on play().
    player?.load();
    // WebKit leaves captions off, and the film is silent.
    const captions = player?.textTracks[0];
    if (captions) captions.mode = 'showing';
    // If the browser refuses to play, its own controls are visible.
    player?.play().catch(() => undefined);
  }, [started]);

  return (
    <>
      <div className={`${styles.screen} live`}>
        {started ? (
          <FilmVideo ref={video} files={files} title={title} />
        ) : (
          <svg viewBox="0 0 640 400" aria-hidden="true">
            <use href="#art-porch-poster" />
          </svg>
        )}
      </div>
      <div className={styles.bar}>
        {started ? null : (
          <Button type="button" look="lamp" className={`${styles.play} live`} onClick={() => setStarted(true)}>
            Play video
          </Button>
        )}
        <p>
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
      </div>
    </>
  );
}
