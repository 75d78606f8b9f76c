/** @jsxImportSource hono/jsx */
import { DeskPage, TableHead } from '@/server/desk/pages/page';
import { momentText } from '@/server/office-time';
import type { AuditRecord } from '@/server/store/audit-log';
import type { AuditEntry } from '@/server/store/types';

type RecordProps = Pick<AuditRecord, 'brokenAt' | 'head'> & {
  /** Newest first. */
  readonly entries: readonly AuditEntry[];
  readonly count: number;
};

export function RecordPage({ entries, count, brokenAt, head }: RecordProps) {
  return (
    <DeskPage title="Audit log" skip="Skip to the log">
      <h1>Audit log</h1>
      {brokenAt === null ? (
        <p>
          {count.toLocaleString('en-US')} entries, none changed or removed. In the server’s log, the last one must have
          the digest <code>{head}</code>.
        </p>
      ) : (
        <p class="warning">
          This log was changed: entry {(brokenAt + 1).toLocaleString('en-US')} doesn’t match the ones before it. Compare
          it with the server’s log.
        </p>
      )}
      <section class="wide" tabindex={0} aria-label="Audit log">
        <table class="record">
          <TableHead names={['When', 'Who', 'What', 'Leads', 'About']} />
          <tbody>
            {entries.map(({ at, who, action, leads, about }) => (
              <tr>
                <td>{momentText(at)}</td>
                <td>{who}</td>
                <td>{action}</td>
                <td>{leads}</td>
                <td>{about}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </DeskPage>
  );
}
