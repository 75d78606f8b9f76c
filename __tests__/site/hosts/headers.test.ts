import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { out, allPages as pages } from '@/__tests__/site/exported';
import { scriptsIn } from '@/__tests__/site/page-scripts';
import { filesBelow } from '@/scripts/build/files';
import { readHeaderTable } from '@/server/site/header-table';

const table = readHeaderTable(out);
const policyOf = (path: string) => table[path]?.['content-security-policy'] ?? '';

const hash = (algorithm: string, content: string | Buffer) =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

type Tag = { readonly name: string; readonly attributes: string; readonly body: string };
const tagsOf = (html: string): Tag[] =>
  [...html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)].map(([, name = '', attributes = '', body = '']) => ({
    name,
    attributes,
    body,
  }));
const isData = ({ attributes }: Tag) => attributes.includes('type="application/ld+json"');

describe('the policies of the exported pages', () => {
  it('every page has one', () => {
    expect(pages.length).toBeGreaterThan(20);
    expect(pages.filter(({ path }) => !policyOf(path)).map(({ path }) => path)).toEqual([]);
  });

  it('none allows inline code, evaluation, any host or any other scheme', () => {
    const loose = pages.filter(({ path }) => /unsafe-|\*|\bhttps?:(?!\/\/)|\bblob:/.test(policyOf(path)));
    expect(loose.map(({ path }) => path)).toEqual([]);
  });

  it.each([
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ])('every page says %s', (rule) => {
    expect(pages.filter(({ path }) => !policyOf(path).split('; ').includes(rule))).toEqual([]);
  });

  it('none requires https, so the site also works over plain http', () => {
    expect(pages.filter(({ path, html }) => `${policyOf(path)}${html}`.includes('upgrade-insecure-requests'))).toEqual(
      [],
    );
  });

  it('list exactly the scripts and styles of the page, and the files its scripts may import', () => {
    for (const { path, html } of pages) {
      const expected = tagsOf(html)
        .filter((tag) => !isData(tag))
        .map(({ attributes, body }) => /integrity="([^"]+)"/.exec(attributes)?.[1] ?? hash('sha256', body));
      const imported = Object.values(scriptsIn(html).integrity);
      const named = [...policyOf(path).matchAll(/'(sha(?:256|384)-[^']+)'/g)].map((match) => match[1]);
      expect([path, [...new Set(named)].sort()]).toEqual([path, [...new Set([...expected, ...imported])].sort()]);
    }
  });

  it('a page’s meta element agrees with its header', () => {
    for (const { path, html } of pages) {
      const own = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"\/>/.exec(html)?.[1];
      const header = policyOf(path)
        .split('; ')
        .filter((rule) => !rule.startsWith('frame-ancestors'));
      expect([path, own]).toEqual([path, header.join('; ')]);
    }
  });

  it('a script file runs only by the hash of its contents, at the end of the page', () => {
    for (const { path, html } of pages) {
      const { first, integrity } = scriptsIn(html);
      const tags = html.match(/<(?:script|link)\b[^>]*\.js"[^>]*>/g) ?? [];
      const ending = /(?:<script type="module" src="[^"]+" integrity="[^"]+"><\/script>)*<\/body><\/html>$/.exec(html);
      const entries = [...(ending?.[0] ?? '').matchAll(/ src="([^"]+)"/g)].map(([, src = '']) => src);
      expect([path, entries]).toEqual([path, first.slice(0, Math.max(1, entries.length))]);
      // All files are preloaded, and the entries, which come first, start at the end of the page.
      const expected = [...first, ...entries].map((src) => `${src} ${integrity[src]}`);
      const named = tags.map((tag) => /(?:src|href)="([^"]+)" integrity="([^"]+)"/.exec(tag)?.slice(1).join(' '));
      expect([path, named]).toEqual([path, expected]);
      for (const [src, known] of Object.entries(integrity)) {
        expect([src, known]).toEqual([src, hash('sha256', readFileSync(join(out, src)))]);
      }
    }
  });

  it('only the page that reads Loan Estimates creates a Trusted Types policy', () => {
    const making = pages.filter(({ path }) => !policyOf(path).includes("trusted-types 'none'"));
    expect(making.map(({ path }) => path)).toEqual(['/compare-loan-offers-calculator']);
    expect(policyOf('/compare-loan-offers-calculator').split('; ')).toEqual(
      expect.arrayContaining(["worker-src 'self'", 'trusted-types default']),
    );
  });

  it('only a page with a form may post one, and only a page with a map may frame one', () => {
    for (const { path, html } of pages) {
      expect([path, policyOf(path).includes("form-action 'none'")]).toEqual([path, !html.includes('<form')]);
      expect([path, policyOf(path).includes('frame-src')]).toEqual([path, /<a\b[^>]*\bdata-frame=/.test(html)]);
    }
  });

  it('a page with a form sends no referrer to other sites', () => {
    expect(table['/contact-us']?.['referrer-policy']).toBe('no-referrer');
    expect(table['/fha']).not.toHaveProperty('referrer-policy');
  });
});

describe('the exported markup', () => {
  it('has no style attributes and no event attributes', () => {
    // Scripts, styles and texts may contain any word: only tags are checked.
    const offenders = pages.flatMap(({ path, html }) => {
      const markup = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '');
      return [...markup.matchAll(/<[a-z][^>]*\s(?:style|on[a-z]+)="[^>]*>/g)].map(([tag]) => `${path}: ${tag}`);
    });
    expect(offenders).toEqual([]);
  });
});

describe('the export', () => {
  const files = filesBelow(out).filter((file) => !/\.(?:br|gz)$/.test(file));
  const texts = files.filter((file) => /\.(?:html|js|css|json|xml|txt|webmanifest|svg|vtt)$/.test(file));

  it('contains no source maps and no sources', () => {
    expect(files.filter((file) => /\.(?:map|tsx?|mdx)$/.test(file))).toEqual([]);
    expect(texts.filter((file) => /[#@] sourceMappingURL=/.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('contains no paths of the build machine', () => {
    const places = [process.cwd(), process.env.HOME ?? '/root', '/node_modules/'];
    // The bundler's name for the root folder of the sources.
    const nowhere = '/ROOT/node_modules/';
    const revealing = texts.filter((file) => {
      const text = readFileSync(file, 'utf8').replaceAll(nowhere, '');
      return places.some((place) => place.length > 1 && text.includes(place));
    });
    expect(revealing.map((file) => file.slice(out.length))).toEqual([]);
  });

  it('contains no server secrets and no setting names', () => {
    const secret =
      /LEADS_DATABASE|SMTP_URL|LEADS_MAIL|AUTH_TOKEN|-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b|\beyJ[\w-]{10,}\.eyJ/;
    expect(texts.filter((file) => secret.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('contains no unused script or style file', () => {
    const all = texts.map((file) => readFileSync(file, 'utf8'));
    const chunks = files.filter((file) => file.includes('/assets/'));
    const unnamed = chunks.filter((file) => {
      const name = file.slice(file.lastIndexOf('/') + 1);
      return !all.some((text) => text.includes(name));
    });
    expect(unnamed).toEqual([]);
  });
});
