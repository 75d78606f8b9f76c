import { isLeadId, leadIdAt } from '@/lib/leads/lead-id';

test.each([
  [new Date(2026, 10, 20, 9, 13, 5), '2026NOV20FRI091305'],
  [new Date(2027, 0, 3, 0, 0, 0), '2027JAN03SUN000000'],
  [new Date(2024, 1, 29, 23, 59, 59), '2024FEB29THU235959'],
])('%s is %s', (date, id) => {
  expect(leadIdAt(date)).toBe(id);
  expect(isLeadId(id)).toBe(true);
});

test('text in another format is not a lead id', () => {
  expect(isLeadId('2026NOV20FRI9135')).toBe(false);
});
