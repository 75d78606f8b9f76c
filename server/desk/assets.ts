import { z } from 'zod';
import type { Assets } from '@/server/desk/pages/page';

type Asset = { readonly type: string; readonly body: Uint8Array<ArrayBuffer> };

export type DeskFiles = Assets & {
  /** By the path below `/desk/`. */
  readonly files: ReadonlyMap<string, Asset>;
};

const packedSchema = z.object({
  styles: z.string(),
  script: z.string(),
  /** Bodies in base64. */
  files: z.record(z.string(), z.object({ type: z.string(), body: z.base64() })),
});
/** The desk's own files as their JSON says them. */
export type PackedDeskFiles = z.infer<typeof packedSchema>;

/** The desk's own files out of their JSON. Throws when it is something else. */
export function unpackDeskFiles(text: string): DeskFiles {
  const { files, ...addresses } = packedSchema.parse(JSON.parse(text));
  const entries = Object.entries(files).map(([path, { type, body }]) => {
    return [path, { type, body: new Uint8Array(Buffer.from(body, 'base64')) }] as const;
  });
  return { ...addresses, files: new Map(entries) };
}
