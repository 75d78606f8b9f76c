import { runInNewContext } from 'node:vm';
import { guardedScriptsOf, withGuardedScripts } from '@/scripts/after-export/integrity';

const html =
  '<html><head><meta charSet="utf-8"/><link rel="preconnect" href="/" crossorigin=""/>' +
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>' +
  '<script src="/_next/static/chunks/a.js" async=""></script>' +
  '</head><body><p>Text</p>' +
  '<script src="/_next/static/chunks/b.js" async=""></script>' +
  '</body></html>';
const lazy = '/_next/static/chunks/lazy.js';
const guarded = withGuardedScripts(html, (src) => `sha384-of-${src.slice(-6)}`, [
  '/_next/static/chunks/a.js',
  '/_next/static/chunks/b.js',
  lazy,
]);

describe('a page with script', () => {
  it('knows every file by its hash, those first that it starts with', () => {
    const { hashes, first } = guardedScriptsOf(guarded);
    expect([...hashes]).toEqual(
      ['b', 'a', 'lazy'].map((name) => [
        `/_next/static/chunks/${name}.js`,
        `sha384-of-${`chunks/${name}.js`.slice(-6)}`,
      ]),
    );
    expect(first).toBe(2);
  });

  it('names the last of its files in a tag, with its hash, and no other', () => {
    expect(guarded.match(/<(?:script|link)\b[^>]*\.js"[^>]*>/g)).toEqual([
      '<script integrity="sha384-of-s/b.js" src="/_next/static/chunks/b.js" async="">',
    ]);
  });

  it('is known from a page without', () => {
    expect(guardedScriptsOf('<html><head></head></html>')).toEqual({ hashes: new Map(), first: 0 });
  });

  it('leaves out the needless connection', () => {
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
      let parsed = () => undefined as unknown;
      let paint = () => undefined as unknown;
      const started: HTMLScriptElement[] = [];
      runInNewContext(code, {
        Element,
        HTMLScriptElement,
        addEventListener: (kind: string, listener: (event?: Failure) => void) => {
          if (kind === 'error') fail = listener;
          else parsed = listener;
        },
        document: {
          createElement: () => new HTMLScriptElement(),
          head: { append: (script: HTMLScriptElement) => started.push(script) },
        },
        requestAnimationFrame: (then: () => void) => {
          paint = then;
        },
        setTimeout: (then: () => void) => then(),
        self: { trustedTypes: { createPolicy: (_name: string, given: Rules) => (rules = given) } },
      });
      return {
        admits: (url: string) => rules?.createScriptURL(url) === url,
        script: () => new HTMLScriptElement(),
        paint: () => {
          parsed();
          paint();
        },
        /** Lets a file fail; gives whether anybody else is told. */
        fail: (src: string, integrity: string) => {
          let told = true;
          const stopImmediatePropagation = () => {
            told = false;
          };
          fail?.({ target: { integrity, getAttribute: () => src }, stopImmediatePropagation });
          return told;
        },
        started: () => started.map(({ loaded, integrity }) => [loaded, integrity]),
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

    it('fetches and runs the other files that the page starts with once it has been painted, with their hashes', () => {
      const page = run();
      expect(page.started()).toEqual([]);
      page.paint();
      expect(page.started()).toEqual([['/_next/static/chunks/a.js', 'sha384-of-s/a.js']]);
    });

    it('gives a second try of a file the hash of the first, however it is asked for', () => {
      const page = run();
      const src = '/_next/static/chunks/a.js';
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

    it('tells nobody when a file that the page starts with fails twice, so that the page stays as it is', () => {
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
