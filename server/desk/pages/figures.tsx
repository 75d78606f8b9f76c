/** @jsxImportSource hono/jsx */
import type { DeskContext } from '@/server/desk/context';
import { maxWaitMinutes } from '@/server/desk/pages/lead-words';
import { dayText, median, minutesText, ohioDayOf, startOfDay } from '@/server/office-time';
import type { StoredLead } from '@/server/store/types';

const chartDays = 5;
const chartWidth = 100;

type FirstCall = { readonly receivedAt: number; readonly calledAt: number };

type FiguresProps = {
  readonly desk: DeskContext;
  readonly waiting: number;
  readonly longest: StoredLead | undefined;
  readonly calls: readonly FirstCall[];
};

export function Figures({ desk, waiting, longest, calls }: FiguresProps) {
  const { office, now } = desk;
  const minutesSince = (moment: number) =>
    median(
      calls.filter(({ calledAt }) => calledAt >= moment).map((call) => office.between(call.receivedAt, call.calledAt)),
    );
  const today = minutesSince(startOfDay(now));
  const week = minutesSince(startOfDay(now, -6));
  const wait = longest && office.between(longest.receivedAt, now);
  const isLate = wait !== undefined && wait > maxWaitMinutes;
  const figures = {
    Waiting: waiting.toLocaleString('en-US'),
    Longest: wait === undefined ? 'None' : minutesText(wait),
    'Time to first call, today': today === null ? 'No calls' : minutesText(today),
    'Last 7 days, median': week === null ? 'No calls' : minutesText(week),
  };
  return (
    <dl class="figures btns" id="figures">
      {Object.entries(figures).map(([name, text]) => (
        <div>
          <dt>{name}</dt>
          <dd class={name === 'Longest' && isLate ? 'late' : undefined}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Pace({ calls, desk }: { readonly calls: readonly FirstCall[]; readonly desk: DeskContext }) {
  const days = new Map<string, { readonly moment: number; readonly minutes: number[] }>();
  for (const { receivedAt, calledAt } of calls) {
    const name = ohioDayOf(calledAt);
    const entry = days.get(name) ?? { moment: calledAt, minutes: [] };
    entry.minutes.push(desk.office.between(receivedAt, calledAt));
    days.set(name, entry);
  }
  const rows = [...days.values()]
    .slice(0, chartDays)
    .map(({ moment, minutes }) => ({ moment, minutes: median(minutes) ?? 0 }));
  const longest = Math.max(60, ...rows.map(({ minutes }) => minutes));
  return (
    <section class="box pace" aria-labelledby="pace-title">
      <h2 class="minor" id="pace-title">
        Median time to first call, by day
      </h2>
      {rows.length === 0 ? (
        <p class="small">No calls recorded yet.</p>
      ) : (
        <table>
          <caption class="vh">Office hours only; days over 30 minutes have a pale bar</caption>
          <tbody>
            {rows.map(({ moment, minutes }) => (
              <tr class={minutes > maxWaitMinutes ? 'over' : undefined}>
                <th scope="row">{ohioDayOf(moment) === ohioDayOf(desk.now) ? 'Today' : dayText(moment)}</th>
                <td>
                  <svg class="paint" viewBox={`0 0 ${chartWidth} 4`} preserveAspectRatio="none" aria-hidden="true">
                    <rect width={Math.max(0.5, (minutes / longest) * chartWidth)} height="4" />
                  </svg>
                </td>
                <td>{minutesText(minutes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p class="small">Counted in office hours. Pale bars: over 30 minutes.</p>
    </section>
  );
}
