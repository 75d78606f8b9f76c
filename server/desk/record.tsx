/** @jsxImportSource hono/jsx */
import { Hono } from 'hono';
import { RecordPage } from '@/server/desk/pages/record-page';
import type { DeskBindings } from '@/server/desk/requests';
import type { DeskServices } from '@/server/desk/services';

const maxEntries = 500;

export function recordRoutes({ store, recordAudit, show, notice }: DeskServices): Hono<DeskBindings> {
  return new Hono<DeskBindings>().get('/desk/record', async (context) => {
    const { email, role } = context.get('account');
    if (role === 'officer')
      return notice(context, 403, 'Not for officers', 'Only an owner or an auditor can read the audit log.');
    const { entries, brokenAt, head } = await store.auditRecord();
    await recordAudit(email, 'audit', 0);
    return show(
      context,
      <RecordPage
        entries={entries.slice(-maxEntries).reverse()}
        count={entries.length}
        brokenAt={brokenAt}
        head={head}
      />,
    );
  });
}
