import { type OfficeHours, openOn } from '@/lib/forms/office-hours';
import type { Watch } from '@/lib/leads/watching';
import { nameOf } from '@/server/desk/answers';
import type { InboxForm } from '@/server/inbox/form-schema';
import { formNameOf } from '@/server/inbox/forms';
import type { Log } from '@/server/log';
import type { Mailer } from '@/server/mail/mailer';
import { clockText, dayText, ohioDayOf, ohioMinuteOf, shortText, startOfDay } from '@/server/office-time';
import type { LeadStore } from '@/server/store/store';
import type { StoredLead } from '@/server/store/types';

export type MorningSettings = {
  readonly store: Pick<LeadStore, 'accounts' | 'claimMark' | 'counts' | 'due' | 'mark' | 'page'>;
  readonly mail: Pick<Mailer, 'send'>;
  readonly forms: ReadonlyMap<string, InboxForm>;
  readonly hours: OfficeHours;
  readonly deskUrl?: string | undefined;
  readonly watch: (lead: StoredLead, now: number) => Watch | null;
  readonly log: Log;
  readonly now?: () => number;
};

/** The mail goes out between these Ohio times. */
const firstTime = '07:00';
const lastTime = '11:00';
const listed = 20;

/** Returns a function that emails each officer once each morning what is waiting: names and times, but no answers. */
export function createMorningMail({ store, mail, forms, hours, deskUrl, watch, log, now = Date.now }: MorningSettings) {
  async function messageFor(email: string) {
    const moment = now();
    const isOpen = openOn(hours, ohioDayOf(moment)) !== undefined;
    const due = (await store.due(email)).filter(({ dueAt }) => dueAt !== null && dueAt < startOfDay(moment, 1));
    const { leads } = await store.page({ filter: { state: 'new', openFor: email }, order: 'oldest', size: 500 });
    const watches = leads.flatMap((lead) => {
      const watched = watch(lead, moment);
      return watched ? [{ lead, due: watched.due }] : [];
    });
    const waiting = leads.filter((lead) => watches.every((each) => each.lead !== lead || each.due !== null));
    const isNew = ({ receivedAt }: StoredLead) => receivedAt >= startOfDay(moment, -1);
    const trying = isOpen ? (await store.counts({ openFor: email })).trying : 0;
    // On a day off, only the steps planned for that day.
    const shown = isOpen ? waiting : [];
    if (due.length + shown.length + trying === 0) return undefined;
    const lineOf = (lead: StoredLead) =>
      `${shortText(lead.receivedAt, moment)}  ${nameOf(lead.body)}, ${formNameOf(lead.form, forms)}`;
    const text = [
      `Due today: ${due.length}`,
      ...due.map((lead) => `${clockText(lead.dueAt ?? 0)}  ${nameOf(lead.body)}: ${lead.dueText}`),
      '',
      `Waiting for a first call: ${shown.length}, ${shown.filter(isNew).length} of them new since yesterday`,
      ...shown.slice(0, listed).map(lineOf),
      ...(shown.length > listed ? [`and ${shown.length - listed} more`] : []),
      '',
      `Called, not reached: ${trying}`,
      ...(deskUrl === undefined ? [] : ['', `The desk: ${deskUrl}`]),
    ];
    const subject = `${dayText(moment)}: ${due.length} due, ${shown.length} waiting`;
    return { to: email, subject, text: text.join('\n') };
  }

  return async (): Promise<void> => {
    const time = ohioMinuteOf(now()).slice(11);
    if (time < firstTime || time >= lastTime) return;
    for (const { email, role } of await store.accounts.list()) {
      if (role === 'auditor' || !(await store.claimMark(`morning ${email}`, now(), startOfDay(now())))) continue;
      try {
        const message = await messageFor(email);
        if (message) await mail.send(message);
      } catch {
        log({ event: 'mail', message: 'a morning mail could not be sent' });
        await store.mark(`morning ${email}`, 0);
      }
    }
  };
}
