import { addReference } from '@/server/site/with-reference';

const html = '<main><p id="reference" hidden=""></p></main>';
const page = () => new Response(html, { headers: { etag: '"1"', 'content-type': 'text/html' } });

test('the thank-you page shows the reference in its URL and is not cached', async () => {
  const answer = await addReference(page(), '2026NOV20FRI091305');
  expect(await answer.text()).toBe(
    '<main><p id="reference">Your reference number is <b>2026NOV20FRI091305</b>.</p></main>',
  );
  expect(Object.fromEntries(answer.headers)).toEqual({ 'content-type': 'text/html', 'cache-control': 'no-store' });
});

test('the page promises a reply by the closing time of the next open weekday', async () => {
  const lead = new Response('<p class="lead">A licensed loan officer will answer within one business day.</p>');
  const friday = new Date('2026-11-20T15:00:00Z');
  expect(await (await addReference(lead, '2026NOV20FRI091305', undefined, friday)).text()).toContain(
    'A licensed loan officer will answer by 6 pm Monday, November 23.',
  );
});

test("the page names the lead's officer and links to the booking page", async () => {
  const booking = { id: 'casey', label: 'Pick a time with Cas<y', href: 'https://cal.example.com/casey?a=1&b=$&' };
  const casey = { name: 'Cas<y Sample, NMLS #000000', booking };
  expect(await (await addReference(page(), '2026NOV20FRI091305', casey)).text()).toContain(
    '<p>You’ll hear from Cas&lt;y Sample, NMLS #000000.</p><p><a href="https://cal.example.com/casey?a=1&amp;b=$&amp;" rel="external">Pick a time with Cas&lt;y</a></p>',
  );
});

test.each([null, '', '<b>1</b>', '2026NOV20FRI0913'])('the reference %p changes nothing', async (reference) => {
  const answer = await addReference(page(), reference);
  expect(await answer.text()).toBe(html);
  expect(answer.headers.get('etag')).toBe('"1"');
});
