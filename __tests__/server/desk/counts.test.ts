import { deskOfEachTest, textOf } from './desk-harness';

const { open, put, signedIn } = deskOfEachTest();
const nothing = 'No page views have been counted. Pages on another server aren’t.';

test('the counts page says that no views are counted', async () => {
  await put();
  const counts = await textOf((await signedIn()).get('/desk/counts'));
  expect(counts).toContain(`<p>${nothing}</p>`);
  expect(counts).not.toContain('Page views</th>');
});

test('each month has its ten most viewed pages, the views of all pages, and the leads that started there', async () => {
  const pages = Array.from({ length: 12 }, (_, n) => ({ day: '2026-11-01', path: `/page-${n}`, count: 100 - n }));
  await open().store.addViews([
    ...pages,
    { day: '2026-11-20', path: '/fha', count: 1500 },
    { day: '2026-10-31', path: '/', count: 7 },
  ]);
  await put({ source: { first: { page: '/fha' }, last: { page: '/contact-us' } } });
  await put({ source: { first: { page: '/fha' }, last: {} }, form: 'call' });
  await put();
  const visitor = await signedIn();
  const counts = await textOf(visitor.get('/desk/counts'));
  expect(counts).toContain('<section class="wide" tabindex="0" aria-label="Page views, November 2026">');
  expect(counts).toContain('<th scope="row">/fha</th><td>1,500</td><td>2</td>');
  expect(counts.match(/<th scope="row">\/page-\d+</g)).toHaveLength(9);
  expect(counts).toContain('All pages</th><td>2,634</td><td>3</td>');
  // A month without leads.
  expect(counts).toContain('aria-label="Page views, October 2026"');
  expect(counts).toContain('<th scope="row">/</th><td>7</td><td></td>');
  expect(counts).not.toContain('aria-label="Form, October 2026"');
  expect(counts).not.toContain(nothing);
  expect(await textOf(visitor.get('/desk/counts?form=call'))).toContain('/fha</th><td>1,500</td><td>1</td>');
});

test('views without any lead are shown too', async () => {
  await open().store.addViews([{ day: '2026-11-20', path: '/fha', count: 3 }]);
  const counts = await textOf((await signedIn()).get('/desk/counts'));
  expect(counts).toContain('No leads in the last twelve months.');
  expect(counts).toContain('All pages</th><td>3</td><td></td>');
});
