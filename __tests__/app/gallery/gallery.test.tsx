import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { act, render, screen } from '@testing-library/react';
import { drawnSelector } from '@/app/gallery/drawn-states';
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

  it('has every state under its name', async () => {
    await act(async () => render(<Gallery />));
    // Found by attributes: looking hundreds of them up by role takes jsdom half a minute.
    const shown = [...document.querySelectorAll('main > section')].map((group) => ({
      title: document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
      states: [...group.querySelectorAll('article[aria-label]')].map((state) => state.getAttribute('aria-label')),
    }));
    expect(shown).toEqual(exampleGroups.map(({ title, examples }) => ({ title, states: Object.keys(examples) })));
    for (const state of document.querySelectorAll('article[aria-label]')) expect(state).not.toBeEmptyDOMElement();
  });

  it('shows one state alone when its address asks for it', async () => {
    window.history.replaceState(null, '', '?only=ui%2Fbutton%3Ano-such-state');
    const { unmount } = await act(async () => render(<Gallery />));
    expect(screen.getByRole('heading', { level: 1, name: 'Gallery' })).toBeInTheDocument();
    unmount();
    const [name = ''] = Object.keys(exampleGroups[0]?.examples ?? {});
    window.history.replaceState(null, '', `?only=${encodeURIComponent(`ui/button:${name}`)}`);
    render(<Gallery />);
    expect(screen.queryByRole('heading', { name: 'Gallery' })).toBeNull();
    expect(screen.getByRole('main')).not.toBeEmptyDOMElement();
    window.history.replaceState(null, '', '/');
  });

  it('draws all of them as under a pointer, in focus or pressed, when its address asks for it', async () => {
    window.history.replaceState(null, '', '?drawn=hover');
    const { container } = await act(async () => render(<Gallery />));
    expect(container.querySelectorAll('[data-drawn="hover"]')).toHaveLength(
      container.querySelectorAll('article[aria-label]').length,
    );
    window.history.replaceState(null, '', '/');
  });

  it.each([
    ['.button:hover', '.button:is([data-drawn="hover"] *)'],
    ['.tile:has(:checked):hover', '.tile:has(:checked):is([data-drawn="hover"] *)'],
    ['.button:active, a:active', '.button:is([data-drawn="active"] *), a:is([data-drawn="active"] *)'],
    ['.night', null],
    ['.box:focus-within', null],
  ])('draws what is under %s under %s', (selector, drawn) => {
    expect(drawnSelector(selector)).toBe(drawn);
  });

  it('draws focus on what can have it alone', () => {
    const drawn = drawnSelector(':focus-visible') ?? '';
    document.body.innerHTML = '<div data-drawn="focus-visible"><p><a href="/">One</a></p><button>Two</button></div>';
    expect([...document.querySelectorAll(drawn)].map(({ textContent }) => textContent)).toEqual(['One', 'Two']);
    document.body.innerHTML = '';
  });
});
