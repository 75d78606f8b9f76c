import type { NewLead } from '@/server/store/types';

export function leadWith(key: string | null, change: Partial<NewLead> = {}): NewLead {
  return {
    form: 'contact',
    key,
    leadId: '2026NOV20FRI091305',
    body: { name: 'Ada', email: 'ada@example.org' },
    contentHash: `hash of ${key}`,
    receivedAt: 1000,
    ...change,
  };
}
