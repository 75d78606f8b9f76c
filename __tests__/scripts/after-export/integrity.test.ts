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
const lazy = '/_next/static/chunks/lazy.js';
const guarded = withGuardedScripts(html, (src) => `sha384-of-${src.slice(-6)}`, [
  '/_next/static/chunks/a.js',
  '/_next/static/chunks/b.js',
  lazy,
]);

describe('a page with script', () => {
  it('carries the hash of every script file, on its tag and on its preload', () => {
    expect(guarded).toContain('<script src="/_next/static/chunks/a.js" integrity="sha384-of-s/a.js" async="">');
    expect(guarded).toContain('href="/_next/static/chunks/b.js" integrity="sha384-of-s/b.js"/>');
    expect([...guarded.matchAll(/<script src="[^"]*" (?!integrity)/g)]).toEqual([]);
  });

  it('leaves out the scripts for browsers without modules, and the needless connection', () => {
    expect(guarded).not.toContain('old.js');
    expect(guarded).not.toContain('preconnect');
  });

  describe('has a guard that', () => {
    type Rules = { readonly createScriptURL: (url: string) => string | null };
    type Failure = {
      readonly target: { readonly integrity?: string; readonly getAttribute: () => string };
      readonly stopImmediatePropagation: () => void;
    };
    const code = /<script>([^<]*trustedTypes[^<]*)<\/script>/.exec(guarded)?.[1] ?? '';

    function run() {
      class Element {
        attributes: Record<string, string> = {};
        setAttribute(name: string, value: string): void {
          this.attributes[name] = value;
        }
      }
      class HTMLScriptElement extends Element {
        integrity = '';
        loaded = '';
        set src(address: string) {
          this.loaded = address;
        }
      }
      let rules: Rules | undefined;
      let fail: ((event: Failure) => void) | undefined;
      runInNewContext(code, {
        Element,
        HTMLScriptElement,
        addEventListener: (_kind: string, listener: (event: Failure) => void) => {
          fail = listener;
        },
        self: { trustedTypes: { createPolicy: (_name: string, given: Rules) => (rules = given) } },
      });
      return {
        admits: (url: string) => rules?.createScriptURL(url) === url,
        script: () => new HTMLScriptElement(),
        /** Lets a file fail; gives whether anybody else is told. */
        fail: (src: string, integrity: string) => {
          let told = true;
          const stopImmediatePropagation = () => {
            told = false;
          };
          fail?.({ target: { integrity, getAttribute: () => src }, stopImmediatePropagation });
          return told;
        },
      };
    }

    it.each([
      [lazy, true],
      ['https://elsewhere.example/_next/static/chunks/lazy.js', false],
      ['//elsewhere.example/_next/static/chunks/lazy.js', false],
      ['/_next/static/chunks/other.js', false],
      ['/_next/static/../../evil.js', false],
      ['constructor', false],
      ['data:text/javascript,alert(1)', false],
      ['javascript:alert(1)', false],
    ])('asked for %s admits it: %s', (url, admitted) => {
      expect(run().admits(url)).toBe(admitted);
    });

    it('gives a chunk that loads on demand the hash of its file', () => {
      const script = run().script();
      script.src = lazy;
      expect([script.loaded, script.integrity]).toEqual([lazy, `sha384-of-${lazy.slice(-6)}`]);
    });

    it('gives a second try of a failed file the hash of the first, however it is asked for', () => {
      const page = run();
      const src = '/_next/static/chunks/a.js';
      expect(page.admits(src)).toBe(false);
      page.fail(src, 'sha384-of-s/a.js');
      const again = page.script();
      again.setAttribute('async', '');
      again.setAttribute('src', src);
      expect([page.admits(src), again.loaded, again.integrity, again.attributes]).toEqual([
        true,
        src,
        'sha384-of-s/a.js',
        { async: '' },
      ]);
    });

    it('tells nobody when a file that the page names fails twice, so that the page stays as it is', () => {
      const page = run();
      const src = '/_next/static/chunks/a.js';
      expect([page.fail(src, 'sha384-of-s/a.js'), page.fail(src, 'sha384-of-s/a.js')]).toEqual([true, false]);
    });

    it('lets a chunk that loads on demand fail as often as it will: its place says so', () => {
      const page = run();
      const hash = `sha384-of-${lazy.slice(-6)}`;
      expect([page.fail(lazy, hash), page.fail(lazy, hash), page.fail(lazy, hash)]).toEqual([true, true, true]);
    });

    it('stands before every other script of the page', () => {
      expect(guarded.indexOf('<script')).toBe(guarded.indexOf(`<script>${code}`));
    });
  });
});

test('a page without a head stops the build', () => {
  expect(() => withGuardedScripts('<p>Text</p>', () => '', [])).toThrow('no head');
});
