import type { csvParts } from '@/server/desk/files/lead-csv';

/** The parts of a file as a stream. `ended` is called with the number of leads that were read, also when the reader stops early. */
export function csvStream(
  parts: ReturnType<typeof csvParts>,
  ended: (leads: number) => Promise<void>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let leads = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done) {
        await ended(leads);
        controller.close();
        return;
      }
      leads = value.leads;
      controller.enqueue(encoder.encode(value.text));
    },
    async cancel() {
      await parts.return(undefined);
      await ended(leads);
    },
  });
}
