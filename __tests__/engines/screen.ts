import type { Readable } from 'node:stream';
import { findScreen } from '@/scripts/find-engines';
import { end, start } from './processes';

/** A screen in memory with a window manager of its own, so that two browsers never compete for the focus. */
export type Screen = { readonly display: string; readonly close: () => Promise<void> };

/** Longest wait for the X server, in milliseconds. */
const patience = 30_000;

/** Opens a screen; the X server chooses its number. */
export async function openScreen(): Promise<Screen> {
  const { server, windows } = findScreen();
  const xvfb = start(server, ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('Xvfb did not start.')), patience);
    xvfb.once('exit', () => reject(new Error('Xvfb ended at once.')));
    (xvfb.stdio[3] as Readable).once('data', (chunk) => {
      clearTimeout(late);
      resolve(String(chunk).trim());
    });
  });
  const display = `:${number}`;
  const manager = start(windows, ['--sm-disable'], { env: { ...process.env, DISPLAY: display } });
  return {
    display,
    async close() {
      await end(manager);
      await end(xvfb);
    },
  };
}
