/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import { withGuardedScripts } from '@/scripts/after-export/integrity';

const html =
  '<html><head><meta charSet="utf-8"/><link rel="preconnect" href="/" crossorigin=""/>' +
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>' +
  '<script src="/_next/static/chunks/a.js" async=""></script>' +
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head><body><p>Text</p>' +
  '<script src="/_next/static/chunks/b.js" async=""></script>' +
  '</body></html>';
const guarded = withGuardedScripts(html, (src) => `sha384-of-${src.slice(-4)}`);

describe('a page with script', () => {
  it('carries the hash of every script file, on its tag and on its preload', () => {
    expect(guarded).toContain('<script src="/_next/static/chunks/a.js" integrity="sha384-of-a.js" async="">');
    expect(guarded).toContain('href="/_next/static/chunks/b.js" integrity="sha384-of-b.js"/>');
    expect([...guarded.matchAll(/<script src="[^"]*" (?!integrity)/g)]).toEqual([]);
  });

  it('leaves out the scripts for browsers without modules, and the needless connection', () => {
    expect(guarded).not.toContain('old.js');
    expect(guarded).not.toContain('preconnect');
  });

  describe('admits scripts from its own script files alone', () => {
    type Rules = { readonly createScriptURL: (url: string) => string | null };
    const code = /<script>([^<]*trustedTypes[^<]*)<\/script>/.exec(guarded)?.[1] ?? '';
    let rules: Rules | undefined;
    runInNewContext(code, {
      URL,
      document: { baseURI: 'https://site.example/fha' },
      location: { origin: 'https://site.example' },
      self: { trustedTypes: { createPolicy: (_name: string, given: Rules) => (rules = given) } },
    });

    it.each([
      ['/_next/static/chunks/lazy.js', true],
      ['https://site.example/_next/static/chunks/lazy.js', true],
      ['https://elsewhere.example/_next/static/chunks/lazy.js', false],
      ['//elsewhere.example/_next/static/chunks/lazy.js', false],
      ['/_next/static/../../evil.js', false],
      ['/leads/contact', false],
      ['data:text/javascript,alert(1)', false],
      ['javascript:alert(1)', false],
      ['blob:https://site.example/1', false],
    ])('%s: %s', (url, admitted) => {
      expect(rules?.createScriptURL(url) === url).toBe(admitted);
    });

    it('and stands before every other script of the page', () => {
      expect(guarded.indexOf('<script')).toBe(guarded.indexOf(`<script>${code}`));
    });
  });
});

test('a page without a head stops the build', () => {
  expect(() => withGuardedScripts('<p>Text</p>', () => '')).toThrow('no head');
});
