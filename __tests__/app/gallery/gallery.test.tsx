import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, within } from '@testing-library/react';
import { Gallery } from '@/app/gallery/gallery.client';
import { exampleGroups } from '@/app/gallery/groups';

const components = join(process.cwd(), 'components');
const files = readdirSync(components, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.examples.tsx'))
  .map((name) => name.replaceAll('\\', '/').replace('.examples.tsx', ''));

describe('the gallery', () => {
  it('leaves out no file of examples, and names none twice', () => {
    expect(exampleGroups.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
  });

  it.each(exampleGroups)('shows under “$title” what its file holds', ({ file, examples }) => {
    const held = jest.requireActual<{ readonly examples: unknown }>(join(components, `${file}.examples.tsx`));
    expect(examples).toBe(held.examples);
    expect(Object.keys(examples).length).toBeGreaterThan(0);
  });

  it('has every state under its name', () => {
    render(<Gallery />);
    for (const { title, examples } of exampleGroups) {
      const group = screen.getByRole('region', { name: title });
      for (const name of Object.keys(examples)) {
        const [shown] = within(group).getAllByRole('article', { name });
        expect(shown).not.toBeEmptyDOMElement();
      }
    }
  });

  it('shows one state alone when its address asks for it', () => {
    window.history.replaceState(null, '', '?only=ui%2Fbutton%3Ano-such-state');
    const { unmount } = render(<Gallery />);
    expect(screen.getByRole('heading', { level: 1, name: 'Gallery' })).toBeInTheDocument();
    unmount();
    const [name = ''] = Object.keys(exampleGroups[0]?.examples ?? {});
    window.history.replaceState(null, '', `?only=${encodeURIComponent(`ui/button:${name}`)}`);
    render(<Gallery />);
    expect(screen.queryByRole('heading', { name: 'Gallery' })).toBeNull();
    expect(screen.getByRole('main')).not.toBeEmptyDOMElement();
    window.history.replaceState(null, '', '/');
  });
});
