import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumFlags } from '@/scripts/machine/find-chromium';

test('the flags disable every feature of Chromium that Playwright disables', () => {
  const source = readFileSync(join(process.cwd(), 'node_modules/playwright-core/lib/coreBundle.js'), 'utf8');
  const list = /\bdisabledFeatures = \[([\s\S]*?)\]/.exec(source)?.[1] ?? '';
  const wanted = [...list.matchAll(/^\s*"([A-Z]\w+)"/gm)].map(([, name]) => name);
  expect(wanted).toContain('PaintHolding');
  const flag = chromiumFlags.find((each) => each.startsWith('--disable-features='));
  expect(flag?.replace(/^[^=]*=/, '').split(',')).toEqual(expect.arrayContaining(wanted));
});
