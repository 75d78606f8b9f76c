import { policyFor } from '@/scripts/build/csp';

const page = (head: string, body: string) =>
  `<!DOCTYPE html><html lang="en-US"><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;
const inbox = ['/leads/contact', '/leads/quick-quote'];

describe('the content security policy of a page', () => {
  it('stops the build if a script file has no integrity attribute', () => {
    expect(() => policyFor(page('', '<script src="/b.js" async=""></script>'), inbox)).toThrow(
      'A script of the export carries no integrity attribute',
    );
  });

  it('allows requests only to lead hosts that the page names, and to the second host of a script service', () => {
    const endpoints = ['https://script.google.com/macros/s/AA/exec', 'https://relay.example.net/x', '/leads/contact'];
    const html = page('', '<script>send("https://script.google.com/macros/s/AA/exec")</script>');
    expect(policyFor(html, endpoints)['connect-src']).toEqual([
      "'self'",
      'https://script.google.com',
      'https://script.googleusercontent.com',
    ]);
  });

  it('allows a form to post to its address, also on another host', () => {
    const html = page('', '<form method="post" action="https://relay.example.net/hello"></form>');
    expect(policyFor(html, inbox)['form-action']).toEqual(["'self'", 'https://relay.example.net']);
    expect(policyFor(page('', '<form action="/leads/contact"></form>'), inbox)['form-action']).toEqual(["'self'"]);
  });

  it('allows only the frame that a link of the page opens', () => {
    const html = page(
      '',
      '<a href="https://other.example.com/">Other</a><a class="x" href="https://maps.example.com/embed?q=1" data-frame="">Map</a>',
    );
    expect(policyFor(html, inbox)['frame-src']).toEqual(['https://maps.example.com']);
  });
});
