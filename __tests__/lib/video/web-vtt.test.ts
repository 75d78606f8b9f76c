import { vttTime, webVttOf } from '@/lib/video/web-vtt';

test.each([
  [0, '00:00:00.000'],
  [4.25, '00:00:04.250'],
  [59.9996, '00:01:00.000'],
  [100, '00:01:40.000'],
  [3661.5, '01:01:01.500'],
])('%s seconds are written %s', (seconds, written) => {
  expect(vttTime(seconds)).toBe(written);
});

test('a caption file starts with its name and numbers its cues', () => {
  expect(
    webVttOf([
      { start: 0, end: 2, text: 'One.' },
      { start: 2, end: 4.5, text: 'Two & <three>.' },
    ]),
  ).toBe(
    'WEBVTT\n\n1\n00:00:00.000 --> 00:00:02.000\nOne.\n\n2\n00:00:02.000 --> 00:00:04.500\nTwo &amp; &lt;three&gt;.\n',
  );
});
