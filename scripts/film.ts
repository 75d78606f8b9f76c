import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { filmClosing, filmFiles, purchaseCaptions, purchaseFilm, purchaseScenes } from '@/content/video';
import { webVttOf } from '@/lib/video/web-vtt';
import { drawnFile, drawnText } from './film/drawn';
import { pictureOf } from './film/scenes';
import { chromiumFlags, findChromium } from './find-chromium';

const framesPerSecond = 12;
const width = 960;
const height = 600;
/** The largest size of a film file, in bytes. */
const budget = 400_000;

/** The picture on screen at a second of the film, as SVG. */
function pictureAt(second: number): string {
  const index = purchaseScenes.findLastIndex((scene) => scene.start <= second);
  const scene = purchaseScenes[index];
  if (!scene) throw new Error(`content/video.ts: no scene is on at second ${second}.`);
  const end = purchaseScenes[index + 1]?.start ?? purchaseFilm.seconds;
  return pictureOf(scene.id, second - scene.start, end - scene.start, filmClosing);
}

async function fontFace(family: string, file: string): Promise<string> {
  const font = await readFile(path.join('node_modules', file));
  return `@font-face{font-family:${family};font-weight:300 900;src:url(data:font/woff2;base64,${font.toString('base64')})}`;
}

function ffmpeg(args: readonly string[]) {
  const program = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = new Promise<void>((resolve, reject) => {
    program.on('error', () => reject(new Error('ffmpeg was not found. On Debian: apt-get install ffmpeg')));
    program.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}.`))));
  });
  return { input: program.stdin, ended };
}

/** Draws every frame in Chromium and writes them, without loss, to one file. */
async function drawTo(file: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  const page = await browser.newPage({ viewport: { width, height } });
  const faces = [
    await fontFace('Besley', '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2'),
    await fontFace('Figtree', '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  ];
  await page.setContent(
    `<style>${faces.join('')}body{margin:0}svg{display:block;width:${width}px;height:${height}px}</style><div></div>`,
  );
  await page.evaluate(() =>
    Promise.all([document.fonts.load('650 20px Besley'), document.fonts.load('650 20px Figtree')]),
  );

  const film = ffmpeg([
    '-f',
    'image2pipe',
    '-framerate',
    String(framesPerSecond),
    '-c:v',
    'png',
    '-i',
    '-',
    '-c:v',
    'ffv1',
    file,
  ]);
  let drawn = '';
  let frame: Buffer | undefined;
  for (let number = 0; number < purchaseFilm.seconds * framesPerSecond; number += 1) {
    const picture = pictureAt(number / framesPerSecond);
    if (!frame || picture !== drawn) {
      await page.evaluate((svg) => {
        const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
        document.querySelector('div')?.replaceChildren(document.importNode(parsed.documentElement, true));
      }, picture);
      frame = await page.screenshot({ type: 'png' });
      drawn = picture;
    }
    if (!film.input.write(frame)) await once(film.input, 'drain');
  }
  film.input.end();
  await film.ended;
  await browser.close();
}

/** Draws the film of the purchase page and writes it, with its captions, to `public/film`. See scripts/film/README.md. */
async function main(): Promise<void> {
  const target = (url: string) => path.join('public', url);
  await mkdir(path.dirname(target(filmFiles.captions)), { recursive: true });
  await writeFile(target(filmFiles.captions), webVttOf(purchaseCaptions));
  if (process.argv.includes('--captions')) return;

  const work = await mkdtemp(path.join(tmpdir(), 'film-'));
  const frames = path.join(work, 'frames.mkv');
  await drawTo(frames);

  // The encoders set key frames at scene changes; more of them would only add bytes.
  const common = ['-i', frames, '-an', '-pix_fmt', 'yuv420p', '-map_metadata', '-1', '-g', '600'];
  const vp9 =
    '-c:v libvpx-vp9 -crf 38 -b:v 0 -deadline good -cpu-used 2 -row-mt 1 -auto-alt-ref 1 -lag-in-frames 25'.split(' ');
  const x264 = '-c:v libx264 -crf 28 -preset veryslow -tune animation -movflags +faststart'.split(' ');
  const passes = path.join(work, 'pass');
  await ffmpeg([...common, ...vp9, '-pass', '1', '-passlogfile', passes, '-f', 'null', '/dev/null']).ended;
  await ffmpeg([...common, ...vp9, '-pass', '2', '-passlogfile', passes, target(filmFiles.webm)]).ended;
  await ffmpeg([...common, ...x264, target(filmFiles.mp4)]).ended;
  await rm(work, { recursive: true });

  for (const url of [filmFiles.webm, filmFiles.mp4]) {
    const { size } = await stat(target(url));
    console.log(`${target(url)}: ${size} bytes`);
    if (size > budget) throw new Error(`${target(url)} weighs more than ${budget} bytes.`);
  }
  await writeFile(drawnFile, drawnText(filmClosing));
}

await main();
