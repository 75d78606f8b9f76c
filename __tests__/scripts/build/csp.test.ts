import { policyText } from '@/lib/site/security-headers';
import { policyFor, withPolicy } from '@/scripts/build/csp';
import { hashOf } from '@/scripts/build/hash';

const page = (head: string, body: string) =>
  `<!DOCTYPE html><html lang="en-US"><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;
const inbox = ['/leads/contact', '/leads/quick-quote'];

describe('the policy of a page', () => {
  it('allows no script, no form, no frame and no connection to another site where the page has none', () => {
    const policy = policyFor(page('<style>p{margin:0}</style>', '<p>Text</p>'), inbox);
    expect(policyText(policy)).toBe(
      `default-src 'none'; script-src 'none'; style-src '${hashOf('sha256', 'p{margin:0}')}'; img-src 'self'; ` +
        "font-src 'self'; media-src 'self'; manifest-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; " +
        "frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
  });

  it('names each inline script and each script file by its hash, once', () => {
    const html = page(
      '',
      '<script>a()</script><script src="/b.js" integrity="sha384-bb"></script><script>a()</script>',
    );
    expect(policyFor(html, inbox)).toMatchObject({
      'script-src': [`'${hashOf('sha256', 'a()')}'`, "'sha384-bb'", "'strict-dynamic'"],
      'trusted-types': ["'none'"],
      'connect-src': ["'self'"],
    });
  });

  it('names each file that a script of the page may import, by the import map', () => {
    const map = '{"integrity":{"/assets/b.js":"sha384-bb","/assets/c.js":"sha384-cc"}}';
    const tags = `<script type="importmap">${map}</script><script type="module" src="/assets/b.js" integrity="sha384-bb"></script>`;
    expect(policyFor(page('', tags), inbox)['script-src']).toEqual([
      `'${hashOf('sha256', map)}'`,
      "'sha384-bb'",
      "'sha384-cc'",
      "'strict-dynamic'",
    ]);
  });

  it('stops the build when a script file carries no integrity attribute', () => {
    expect(() => policyFor(page('', '<script src="/b.js" async=""></script>'), inbox)).toThrow(
      'A script of the export carries no integrity attribute',
    );
  });

  it('takes structured data for what it is: no script', () => {
    const html = page('<script type="application/ld+json">{"@graph":[]}</script>', '');
    expect(policyFor(html, inbox)['script-src']).toEqual(["'none'"]);
  });

  it('allows prefetch rules by their hash and nothing beside them', () => {
    const policy = policyFor(page('<script type="speculationrules">{}</script>', ''), inbox);
    expect(policy['script-src']).toEqual([`'${hashOf('sha256', '{}')}'`]);
    expect(policy['connect-src']).toEqual(["'self'"]);
  });

  it('lets a page send to a lead host that it names, with the second host of a script service, and to no other', () => {
    const endpoints = ['https://script.google.com/macros/s/AA/exec', 'https://relay.example.net/x', '/leads/contact'];
    const html = page('', '<script>send("https://script.google.com/macros/s/AA/exec")</script>');
    expect(policyFor(html, endpoints)['connect-src']).toEqual([
      "'self'",
      'https://script.google.com',
      'https://script.googleusercontent.com',
    ]);
  });

  it('lets a form go to its own address, also on another host', () => {
    const html = page('', '<form method="post" action="https://relay.example.net/hello"></form>');
    expect(policyFor(html, inbox)['form-action']).toEqual(["'self'", 'https://relay.example.net']);
    expect(policyFor(page('', '<form action="/leads/contact"></form>'), inbox)['form-action']).toEqual(["'self'"]);
  });

  it('lets only what a link of the page opens in a frame be framed', () => {
    const html = page(
      '',
      '<a href="https://other.example.com/">Other</a><a class="x" href="https://maps.example.com/embed?q=1" data-frame="">Map</a>',
    );
    expect(policyFor(html, inbox)['frame-src']).toEqual(['https://maps.example.com']);
  });

  it('allows drawings inside styles only where there are any', () => {
    const html = page(`<style>a{mask:url("data:image/svg+xml,x")}</style>`, '');
    expect(policyFor(html, inbox)['img-src']).toEqual(["'self'", 'data:']);
  });
});

test('a page carries its policy before anything that the policy judges, without what a page cannot say', () => {
  const html = page('<style>p{}</style>', '');
  const guarded = withPolicy(html, policyFor(html, inbox));
  expect(guarded).toMatch(
    /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="[^"]+"\/>/,
  );
  expect(guarded).not.toContain('frame-ancestors');
});
