'use client';

import { useEffect, useRef } from 'react';
import styles from './estimate.module.css';

/** Pixels of a picture to a pixel of the page, so that text stays sharp. */
const density = 2;

/** The part of the form where a value was read. The value stands beside it as text. */
export function Picture({ picture, label }: { readonly picture: ImageBitmap; readonly label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { current } = canvas;
    if (!current) return;
    current.width = picture.width;
    current.height = picture.height;
    current.style.width = `${picture.width / density}px`;
    current.getContext('2d')?.drawImage(picture, 0, 0);
  }, [picture]);
  return <canvas ref={canvas} className={styles.picture} role="img" aria-label={label} />;
}
