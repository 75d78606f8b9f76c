'use client';

import { useEffect, useRef } from 'react';
import styles from './estimate.module.css';
import type { FramedPicture } from './messages';

/** Pixels of a picture to a pixel of the page, so that text stays sharp. */
const density = 2;

/** Pixels between a value and its frame. */
const gap = 6;

/** The part of the form where a value was read. The value stands beside it as text. */
export function Picture({ framed, label }: { readonly framed: FramedPicture; readonly label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { current } = canvas;
    const { picture, frame } = framed;
    if (!current) return;
    current.width = picture.width;
    current.height = picture.height;
    current.style.width = `${picture.width / density}px`;
    const context = current.getContext('2d');
    if (!context) return;
    context.drawImage(picture, 0, 0);
    context.strokeStyle = getComputedStyle(current).color;
    context.lineWidth = 1.5 * density;
    context.strokeRect(frame.x - gap, frame.y - gap, frame.width + 2 * gap, frame.height + 2 * gap);
  }, [framed]);
  return <canvas ref={canvas} className={styles.picture} role="img" aria-label={label} />;
}
