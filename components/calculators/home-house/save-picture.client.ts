'use client';

import { saveFile } from '@/components/calculators/schedule/save-file.client';
import { door, type PictureWords, pictureLines, shapes } from '@/lib/calculators/home-house/picture';

/** The id that `SharedArt` gives the door's drawing. */
const doorId = 'art-front-door';

function paintDoor(context: CanvasRenderingContext2D): void {
  context.save();
  context.translate(door.x, door.y);
  context.scale(door.scale, door.scale);
  for (const path of document.getElementById(doorId)?.getElementsByTagName('path') ?? []) {
    const { fill, stroke, strokeWidth } = getComputedStyle(path);
    const shape = new Path2D(path.getAttribute('d') ?? '');
    context.fillStyle = fill;
    context.strokeStyle = stroke;
    context.lineWidth = Number.parseFloat(strokeWidth);
    if (stroke === 'none') context.fill(shape);
    else context.stroke(shape);
  }
  context.restore();
}

export async function savePicture(name: string, words: PictureWords): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.width = 1200;
  canvas.height = 630;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  const style = getComputedStyle(document.documentElement);
  const token = (property: string) => style.getPropertyValue(`--${property}`);
  for (const { d, color, line, opacity = 1 } of shapes) {
    context.globalAlpha = opacity;
    context.fillStyle = token(color);
    context.strokeStyle = token(color);
    context.lineWidth = line ?? 0;
    if (line) context.stroke(new Path2D(d));
    else context.fill(new Path2D(d));
  }
  context.globalAlpha = 1;
  paintDoor(context);
  for (const { text, x, y, align, size, serif, color, width } of pictureLines(words)) {
    const set = (pixels: number) => {
      context.font = `${serif ? 650 : 600} ${pixels}px ${token(serif ? 'serif' : 'sans')}`;
    };
    set(size);
    const wide = context.measureText(text).width;
    if (wide > width) set((size * width) / wide);
    context.fillStyle = token(color);
    context.textAlign = align;
    context.fillText(text, x, y);
  }
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!file) throw new Error('The picture could not be made.');
  saveFile(name, file);
}
