import type { LeadStore } from '@/server/store';

/**
 * A store that opens its database when it is first used, and again after it could not be opened. So a server with a
 * broken database still serves its pages, and takes leads as soon as the database is back.
 */
export function lazyStore(open: () => Promise<LeadStore>): LeadStore {
  let opening: Promise<LeadStore> | undefined;

  async function opened(): Promise<LeadStore> {
    opening ??= open();
    try {
      return await opening;
    } catch (problem) {
      opening = undefined;
      throw problem;
    }
  }

  return {
    put: async (...of) => (await opened()).put(...of),
    async *read(...of) {
      yield* (await opened()).read(...of);
    },
    list: async (...of) => (await opened()).list(...of),
    find: async (...of) => (await opened()).find(...of),
    lead: async (...of) => (await opened()).lead(...of),
    page: async (...of) => (await opened()).page(...of),
    counts: async (...of) => (await opened()).counts(...of),
    history: async (...of) => (await opened()).history(...of),
    firstCalls: async (...of) => (await opened()).firstCalls(...of),
    pulse: async (...of) => (await opened()).pulse(...of),
    follow: async (...of) => (await opened()).follow(...of),
    forget: async (...of) => (await opened()).forget(...of),
    deleteBefore: async (...of) => (await opened()).deleteBefore(...of),
    ages: async (...of) => (await opened()).ages(...of),
    takeDueMail: async (...of) => (await opened()).takeDueMail(...of),
    mailSent: async (...of) => (await opened()).mailSent(...of),
    mailFailed: async (...of) => (await opened()).mailFailed(...of),
    fieldNames: async (...of) => (await opened()).fieldNames(...of),
    recordUse: async (...of) => (await opened()).recordUse(...of),
    uses: async (...of) => (await opened()).uses(...of),
    check: async (...of) => (await opened()).check(...of),
    async close() {
      if (opening) await (await opened()).close();
    },
  };
}
