'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import styles from './film.module.css';
import { type FilmFiles, FilmVideo } from './film-video';

type FilmPlayerProps = {
  readonly files: FilmFiles;
  readonly title: string;
  /** The drawing that stands in the film's place until it is played. */
  readonly poster: ReactNode;
  /** What stands beside Play: title, length, the way to the transcript. */
  readonly children: ReactNode;
};

/** A drawn poster that becomes the film when Play is pressed; nothing of the film is asked for before that. */
export function FilmPlayer({ files, title, poster, children }: FilmPlayerProps) {
  const [started, setStarted] = useState(false);
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (!started) return;
    const player = video.current;
    player?.focus();
    // Where the browser forbids it, its own controls are in view.
    player?.play().catch(() => undefined);
  }, [started]);

  return (
    <>
      <div className={styles.screen}>{started ? <FilmVideo ref={video} files={files} title={title} /> : poster}</div>
      <div className={styles.bar}>
        {started ? null : (
          <Button type="button" look="lamp" className={styles.play} onClick={() => setStarted(true)}>
            Play video
          </Button>
        )}
        {children}
      </div>
    </>
  );
}
