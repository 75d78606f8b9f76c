import type { FieldName, ReadForm } from '@/lib/loan-estimate/estimate';

/** Why a file was not read. */
export type Problem =
  | 'no-pdf'
  | 'too-large'
  | 'too-long'
  | 'encrypted'
  | 'scan'
  | 'other-document'
  | 'broken'
  | 'too-slow'
  | 'too-much-memory'
  | 'not-loaded';

/** A part of a page, and where on it the value stands, in its pixels. */
export type FramedPicture = {
  readonly picture: ImageBitmap;
  readonly frame: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
};

/** What a file says, with a picture of the place where each value was read, where the browser can draw them. */
export type ReadFile = {
  readonly forms: readonly ReadForm[];
  readonly pictures: ReadonlyMap<FieldName, FramedPicture>;
};

/** What the worker answers: what it read of the first form, or why it did not. */
export type Answer = { readonly read: ReadFile } | { readonly problem: Problem };
