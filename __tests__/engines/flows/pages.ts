import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from '@/scripts/after-export/files';
import type { Flow } from '../flow';

/** Exported files that a visitor meets at another address: the two pages for what does not exist. */
const addresses: Readonly<Record<string, string>> = {
  '/index': '/',
  '/404': '/no-such-page',
  '/our-staff/404': '/our-staff/nobody',
};

const out = join(process.cwd(), 'out');

/** Every page of the export loads without a complaint, and its islands are taken over by script. */
export const pages: readonly Flow[] = filesBelow(out)
  .filter((file) => file.endsWith('.html'))
  .map((file) => {
    const exported = `/${relative(out, file).replace(/\.html$/, '')}`;
    const path = addresses[exported] ?? exported;
    const hasScript = /<script[^>]* src="/.test(readFileSync(file, 'utf8'));
    return {
      name: `${path} loads without a complaint${hasScript ? ', and its islands hydrate' : ' and runs no script'}`,
      ...(path !== exported && path !== '/' && { expected: new RegExp(`404.*${path}`) }),
      async run({ tab, hands, url }) {
        await tab.goto(url + path);
        assert.notEqual(await hands.text('h1'), '');
        if (hasScript) await hands.hydrated();
        assert.equal(
          await tab.eval(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.js'))),
          hasScript,
        );
      },
    };
  });
