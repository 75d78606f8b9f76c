/** One line of the log. Nothing in it tells who asked or what was sent: no address, no query, no body. */
export type LogLine = {
  readonly event: 'request' | 'start' | 'stop' | 'mail' | 'fault' | 'retention';
  readonly method?: string;
  /** A page or form that exists; anything else that was asked for is `(unknown)`. */
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
