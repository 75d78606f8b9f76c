/** Bytes that one file may take in buffers, counted as they are made. Drawn estimates take about 10 MB. */
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

let taken = 0;

/** Whether the file was given up because it asked for more memory than it may have. */
export function isOverMemory(): boolean {
  return taken > maxBytes;
}

/** The same constructor, which counts the bytes that it makes and throws when they are too many. */
function counted<Constructor extends typeof Uint8Array | ArrayBufferConstructor>(original: Constructor): Constructor {
  return new Proxy(original, {
    construct(target, args, newTarget) {
      const [length] = args;
      if (typeof length === 'number') {
        taken += length * ('BYTES_PER_ELEMENT' in target ? target.BYTES_PER_ELEMENT : 1);
        if (isOverMemory()) throw new RangeError('The file asks for too much memory.');
      }
      return Reflect.construct(target, args, newTarget);
    },
  });
}

/** Call before the reader is loaded: a small file can decompress to gigabytes. Nothing counts the browser's own decompression, so it goes. */
export function guardMemory(scope: typeof globalThis): void {
  for (const name of buffers) {
    Object.defineProperty(scope, name, { value: counted(scope[name] as typeof Uint8Array), configurable: true });
  }
  Object.defineProperty(scope, 'DecompressionStream', { value: undefined, configurable: true });
}
