/** A host of the exported site, started for a test on this machine. */
export type RunningHost = { readonly port: number; readonly stop: () => Promise<void> };

/** Whether something on this machine speaks HTTP at a port. */
export async function answers(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}/`);
    return true;
  } catch {
    return false;
  }
}
