import { mkdirSync, writeFileSync } from 'node:fs';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import type { LedgerEntry } from './visit';

const nothing: LedgerEntry = { received: 0, storedOnce: 0, notSent: 0, stillFilled: 0, lost: 0, doubled: 0 };

/**
 * Compares what all cases showed their visitors with what was in the database, prints the sums, writes them to
 * `test-results/leads.json`, and fails the run when a lead was lost or stored twice.
 */
export default class LedgerReporter implements Reporter {
  private sum = nothing;
  private cases = 0;

  onTestEnd(_: TestCase, result: TestResult): void {
    for (const { type, description } of result.annotations) {
      if (type !== 'ledger' || description === undefined) continue;
      const entry = JSON.parse(description) as LedgerEntry;
      this.cases += 1;
      this.sum = {
        received: this.sum.received + entry.received,
        storedOnce: this.sum.storedOnce + entry.storedOnce,
        notSent: this.sum.notSent + entry.notSent,
        stillFilled: this.sum.stillFilled + entry.stillFilled,
        lost: this.sum.lost + entry.lost,
        doubled: this.sum.doubled + entry.doubled,
      };
    }
  }

  onEnd(): Promise<Pick<FullResult, 'status'> | undefined> {
    if (this.cases === 0) return Promise.resolve(undefined);
    const { received, storedOnce, notSent, stillFilled, lost, doubled } = this.sum;
    console.log(
      [
        `\nLeads in ${this.cases} cases:`,
        `  told "received" ${received} times, stored exactly once ${storedOnce}`,
        `  told "not sent" ${notSent} times, still filled and sent again ${stillFilled}`,
        `  lost ${lost}, doubled ${doubled}`,
      ].join('\n'),
    );
    mkdirSync('test-results', { recursive: true });
    writeFileSync('test-results/leads.json', `${JSON.stringify({ cases: this.cases, ...this.sum }, null, 2)}\n`);
    const sound = storedOnce === received && stillFilled === notSent && lost === 0 && doubled === 0;
    return Promise.resolve(sound ? undefined : { status: 'failed' });
  }
}
