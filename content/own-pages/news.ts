/** The words around the list. */
export const newsWords = {
  /** Before what has changed since an article. */
  since: 'Since then:',
  /** For an article that does not say what has changed. */
  later: 'Rates and rules have moved. Read it for how things work, and ask us for today’s numbers.',
  /** In development, above an article that the published site does not have. */
  heldBack: 'Not published yet: only you see this page, because you run npm run dev.',
  heldBackMark: ', not published yet',
  updated: 'Updated',
  all: 'All news',
} as const;
