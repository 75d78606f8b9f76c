/** `lines` are the captions, in order. */
export type FilmScene = { readonly title: string; readonly drawing: string; readonly lines: readonly string[] };

const plain = (text: string) =>
  text.replaceAll('\n', ' ').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/**
 * The scenes in a caption file. Each starts with `NOTE`, its title and, on the next line, what is drawn. Throws if a
 * caption comes first.
 */
export function scenesOf(captions: string): readonly FilmScene[] {
  const scenes: { title: string; drawing: string; lines: string[] }[] = [];
  for (const block of captions.replaceAll('\r', '').split(/\n{2,}/)) {
    const [, title, drawing] = /^NOTE (.+)\n([\s\S]+)$/.exec(block.trim()) ?? [];
    const [, text] = /-->.*\n([\s\S]+)$/.exec(block.trim()) ?? [];
    if (title && drawing) scenes.push({ title, drawing: plain(drawing), lines: [] });
    else if (text) {
      const scene = scenes.at(-1);
      if (!scene)
        throw new Error(
          `The caption “${plain(text)}” comes before the first scene; write NOTE, its title and what is drawn.`,
        );
      scene.lines.push(plain(text));
    }
  }
  return scenes;
}
