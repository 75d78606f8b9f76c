/** Something that stands on one page, in points. */
export type Sized = {
  readonly height: number;
  /** The space above, dropped at the top of a page. */
  readonly before: number;
  /** Stays on one page with what follows. */
  readonly keep: boolean;
};

export type Placement = { readonly page: number; readonly y: number };

/**
 * Places pieces one below the other on pages. `room` says where a page's text starts and ends, by its number from 0.
 * Throws when pieces that stay together are taller than a page.
 */
export function paginate(
  pieces: readonly Sized[],
  room: (page: number) => { readonly top: number; readonly bottom: number },
): Placement[] {
  const placements: Placement[] = [];
  let page = 0;
  let y = room(0).top;
  let atTop = true;
  let index = 0;
  while (index < pieces.length) {
    let end = index;
    while (pieces[end]?.keep && end + 1 < pieces.length) end += 1;
    const group = pieces.slice(index, end + 1);
    const heightOf = (first: boolean) =>
      group.reduce((sum, piece, at) => sum + piece.height + (first && at === 0 ? 0 : piece.before), 0);
    if (!atTop && y + heightOf(false) > room(page).bottom) {
      page += 1;
      y = room(page).top;
      atTop = true;
    }
    if (y + heightOf(atTop) > room(page).bottom)
      throw new Error(`A part of a report is ${Math.ceil(heightOf(true))} points tall and fits on no page: divide it.`);
    for (const piece of group) {
      if (!atTop) y += piece.before;
      placements.push({ page, y });
      y += piece.height;
      atTop = false;
    }
    index = end + 1;
  }
  return placements;
}
