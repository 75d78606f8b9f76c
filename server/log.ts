/** A log line. It never has a visitor's address, query or body. */
export type LogLine = {
  readonly event:
    | 'request'
    | 'start'
    | 'stop'
    | 'migration'
    | 'mail'
    | 'webhook'
    | 'fault'
    | 'retention'
    | 'desk'
    | 'use'
    | 'canary'
    | 'certificate'
    | 'expiry'
    | 'disk';
  /** The desk account of an audit entry, or of a refused request. */
  readonly who?: string;
  readonly method?: string;
  /** An existing page or form; any other path is logged as `(unknown)`. */
  readonly path?: string;
  readonly status?: number;
  readonly ms?: number;
  readonly message?: string;
  /** The digest of an audit entry. */
  readonly digest?: string;
};
export type Log = (line: LogLine) => void;

export function logToOutput(line: LogLine): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`);
}

/** Without these handlers, a closed pipe would end the process. */
export function ignoreClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
