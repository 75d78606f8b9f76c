/** Maximum buffer bytes per file, counted on allocation. Generated estimates take about 10 MB. */
const maxBytes = 120_000_000;

const buffers = [
  'ArrayBuffer',
  'Uint8Array',
  'Uint8ClampedArray',
  'Int8Array',
  'Uint16Array',
  'Int16Array',
  'Uint32Array',
  'Int32Array',
  'Float32Array',
  'Float64Array',
] as const;

let allocated = 0;

/** Whether the file was rejected for exceeding its memory limit. */
export function isOverMemory(): boolean {
  return allocated > maxBytes;
}

/** Wraps a constructor to count the bytes it allocates, and throws above the limit. */
function meter<Constructor extends typeof Uint8Array | ArrayBufferConstructor>(original: Constructor): Constructor {
  return new Proxy(original, {
    construct(target, args, newTarget) {
      const [length] = args;
      if (typeof length === 'number') {
        allocated += length * ('BYTES_PER_ELEMENT' in target ? target.BYTES_PER_ELEMENT : 1);
        if (isOverMemory()) throw new RangeError('The file asks for too much memory.');
      }
      return Reflect.construct(target, args, newTarget);
    },
  });
}

/**
 * Call this before loading the reader: a small file can decompress to gigabytes. Removes `DecompressionStream`, whose
 * memory cannot be counted.
 */
export function guardMemory(scope: typeof globalThis): void {
  for (const name of buffers) {
    Object.defineProperty(scope, name, { value: meter(scope[name] as typeof Uint8Array), configurable: true });
  }
  Object.defineProperty(scope, 'DecompressionStream', { value: undefined, configurable: true });
}
