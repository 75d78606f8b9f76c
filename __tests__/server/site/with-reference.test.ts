import { withReference } from '@/server/site/with-reference';

const html = '<main><p id="reference" hidden=""></p></main>';
const page = () => new Response(html, { headers: { etag: '"1"', 'content-type': 'text/html' } });

test('the thank-you page says the reference of its address, and is not kept', async () => {
  const answer = await withReference(page(), '2026NOV20FRI091305');
  expect(await answer.text()).toBe(
    '<main><p id="reference">Your reference number is <b>2026NOV20FRI091305</b>.</p></main>',
  );
  expect(Object.fromEntries(answer.headers)).toEqual({ 'content-type': 'text/html', 'cache-control': 'no-store' });
});

test('it leads to the booking page of the officer whom the form named', async () => {
  const booking = { id: 'casey', label: 'Pick a time with Cas<y', href: 'https://cal.example.com/casey?a=1&b=$&' };
  expect(await (await withReference(page(), '2026NOV20FRI091305', booking)).text()).toContain(
    '<a href="https://cal.example.com/casey?a=1&amp;b=$&amp;" rel="external">Pick a time with Cas&lt;y</a>',
  );
});

test.each([null, '', '<b>1</b>', '2026NOV20FRI0913'])('the reference %p changes nothing', async (reference) => {
  const answer = await withReference(page(), reference);
  expect(await answer.text()).toBe(html);
  expect(answer.headers.get('etag')).toBe('"1"');
});
