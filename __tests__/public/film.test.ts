import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filmFiles, purchaseCaptions, purchaseFilm, purchaseScenes } from '@/content/video';
import { webVttOf } from '@/lib/video/web-vtt';
import { isDrawn, pictureOf } from '@/scripts/film/scenes';

const fileOf = (url: string) => readFileSync(join(process.cwd(), 'public', url));

/** Seconds an MP4 plays, from its movie header (ISO/IEC 14496-12, version 0). */
function mp4Seconds(film: Buffer): number {
  const header = film.indexOf('mvhd') + 4;
  return film.readUInt32BE(header + 16) / film.readUInt32BE(header + 12);
}

/** Seconds a WebM plays: the Duration of its Info, a double in milliseconds. */
function webmSeconds(film: Buffer): number {
  return film.readDoubleBE(film.indexOf(Buffer.from([0x44, 0x89, 0x88])) + 3) / 1000;
}

describe('the film of the purchase page', () => {
  it('has the captions that content/video.ts writes; `npm run film -- --captions` renews them', () => {
    expect(fileOf(filmFiles.captions).toString('utf8')).toBe(webVttOf(purchaseCaptions));
  });

  it.each([
    ['WebM', filmFiles.webm, webmSeconds],
    ['MP4', filmFiles.mp4, mp4Seconds],
  ])('as %s has less than 400,000 bytes and the length that the page states', (_, url, seconds) => {
    const film = fileOf(url);
    expect(film.length).toBeLessThan(400_000);
    expect(seconds(film)).toBeCloseTo(purchaseFilm.seconds, 0);
  });

  it('has the index of the MP4 at its start, so that it plays while it loads', () => {
    const film = fileOf(filmFiles.mp4);
    expect(film.indexOf('moov')).toBeLessThan(film.indexOf('mdat'));
  });

  it('has a drawing for every scene, and every picture is well-formed and without stray numbers', () => {
    const closing = { name: 'Smith & Daughters', numbers: 'NMLS #000000, Ohio certificate RM.000000.000' };
    for (const [index, scene] of purchaseScenes.entries()) {
      expect(isDrawn(scene.id)).toBe(true);
      const length = (purchaseScenes[index + 1]?.start ?? purchaseFilm.seconds) - scene.start;
      for (let now = 0; now <= length; now += 0.5) {
        const picture = pictureOf(scene.id, now, length, closing);
        expect(picture).not.toMatch(/NaN|undefined|Infinity|& /);
        expect(picture.match(/<g[ >]/g)?.length ?? 0).toBe(picture.match(/<\/g>/g)?.length ?? 0);
      }
    }
  });

  it('throws a sentence that names a scene without a drawing', () => {
    expect(() => pictureOf('garden', 0, 10, { name: '', numbers: '' })).toThrow(
      'The film has no drawing for the scene "garden".',
    );
  });
});
