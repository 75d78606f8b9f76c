/** @jsxImportSource hono/jsx */
import { DeskPage } from '@/server/desk/pages/page';
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
    <DeskPage title="Record of uses" skip="Skip to the record">
      <h1>Record of uses</h1>
      {brokenAt === null ? (
        <p>
          {count.toLocaleString('en-US')} lines, none changed or removed. The log of the server must have the last one
          as <code>{head}</code>.
        </p>
      ) : (
        <p class="warning">
          This record was changed: line {(brokenAt + 1).toLocaleString('en-US')} does not follow from those before it.
          Compare with the log of the server.
        </p>
      )}
      <section class="wide" tabindex={0} aria-label="Record of uses">
        <table class="record">
          <thead>
            <tr>
              {['When', 'Who', 'What', 'Leads', 'About'].map((name) => (
                <th scope="col">{name}</th>
              ))}
            </tr>
          </thead>
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
