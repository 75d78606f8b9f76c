import type { LeadFilter, LeadStore, StoredLead } from '@/server/store/types';

/** Leads read at a time; so many are in memory. */
const pageSize = 500;

/** Reads leads by pages. */
export function readingBy(page: LeadStore['page']): Pick<LeadStore, 'read' | 'list'> {
  async function* read(filter: LeadFilter = {}): AsyncGenerator<StoredLead, void> {
    let behind: number | undefined;
    for (;;) {
      const { leads, next } = await page({ filter, order: 'oldest', behind, size: pageSize });
      yield* leads;
      if (next === null) return;
      behind = next;
    }
  }

  return {
    read,
    async list(filter) {
      const leads: StoredLead[] = [];
      for await (const lead of read(filter)) leads.push(lead);
      return leads;
    },
  };
}
