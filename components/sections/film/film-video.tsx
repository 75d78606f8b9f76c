import type { Ref } from 'react';

export type FilmFiles = { readonly webm: string; readonly mp4: string; readonly captions: string };

type FilmVideoProps = { readonly files: FilmFiles; readonly title: string; readonly ref?: Ref<HTMLVideoElement> };

/** The film in the browser's player, with captions. Loads nothing until it is played. */
export function FilmVideo({ files, title, ref }: FilmVideoProps) {
  return (
    <video ref={ref} controls playsInline preload="none" width="960" height="600" aria-label={title}>
      <source src={files.webm} type="video/webm" />
      <source src={files.mp4} type="video/mp4" />
      <track default kind="captions" srcLang="en-US" label="English" src={files.captions} />
    </video>
  );
}
