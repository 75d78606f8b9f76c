/** One line of the log. It never contains which visitor sent a request or what: no address, no query, no body. */
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
    | 'expiry';
  /** Who used the leads: an account of the desk or a user of the machine. */
  readonly who?: string;
  readonly method?: string;
  /** A page or form that exists; any other path is `(unknown)`. */
  readonly path?: string;
  readonly status?: number;
  readonly ms?: number;
  readonly message?: string;
};
export type Log = (line: LogLine) => void;

/** Writes each line as JSON, with its time, to standard output. */
export function logToOutput(line: LogLine): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`);
}

/** Keeps the process alive when its output is closed: by default the next line would end it. */
export function ignoreClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
