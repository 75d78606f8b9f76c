import { scenesOf } from '@/lib/video/web-vtt';

const captions = `WEBVTT

NOTE The door
A red door opens.

1
00:00:00.500 --> 00:00:05.500
A long list &amp;
small steps.

2
00:00:05.500 --> 00:00:10.500 align:start
Here they are.

NOTE The key
A key turns.

3
00:00:10.500 --> 00:00:16.000
It is yours.
`;

test('a caption file becomes the transcript: what each scene shows and says', () => {
  expect(scenesOf(captions)).toEqual([
    { title: 'The door', drawing: 'A red door opens.', lines: ['A long list & small steps.', 'Here they are.'] },
    { title: 'The key', drawing: 'A key turns.', lines: ['It is yours.'] },
  ]);
});

test('a caption before the first scene is refused with a message', () => {
  expect(() => scenesOf(captions.replace('NOTE The door\nA red door opens.\n\n', ''))).toThrow(
    'The caption “A long list & small steps.” comes before the first scene; write NOTE, its title and what is drawn.',
  );
});
