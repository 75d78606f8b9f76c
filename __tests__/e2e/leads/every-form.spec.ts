import type { Page } from '@playwright/test';
import { axeFindings } from '@/__tests__/e2e/steps/axe';
import { expect } from '@/__tests__/e2e/steps/fixtures';
import { sideways } from '@/__tests__/e2e/steps/measures';
import { formTokenHeader } from '@/lib/leads/headers';
import { wireBody } from '../../helpers/people';
import { watchCanaries } from './canary';
import { formSubjects, questionnaireSubjects, type Subject } from './subjects';
import { test, visitOf } from './visit';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Checks a state of a form on a phone and, if requested, on a wide screen. */
async function isAccessible(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // In other scroll positions the bottom bar of a questionnaire covers some content.
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    expect(await axeFindings(page, 'main'), `axe at ${width} px`).toEqual([]);
    await expect.poll(() => sideways(page), `px beyond the edge at ${width} px`).toBeLessThanOrEqual(0);
  }
}

async function isIncomplete(page: Page, subject: Subject): Promise<void> {
  if (subject.kind === 'form') {
    await subject.button(page).click();
    await expect(page.getByRole('group', { name: 'another look' })).toBeFocused();
    return;
  }
  await subject.form(page).getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please fill out all required fields!' })).toBeVisible();
}

function partsOf(body: string): readonly (readonly [name: string, value: string])[] {
  const parts = body.matchAll(/name="([^"]*)"\r\n\r\n([\s\S]*?)\r\n--/g);
  return [...parts].map(([, name = '', value = '']) => [name, value.replaceAll('\r\n', '\n')]);
}

for (const subject of [...formSubjects, ...questionnaireSubjects]) {
  test(`${subject.name}, sent empty, refused and sent again, is accessible, is stored once and leaves nothing behind`, async ({
    page,
    inbox,
    messages,
  }) => {
    const canaries = await watchCanaries(page, inbox, subject.id);
    const visit = visitOf({ page, inbox, messages }, subject);
    const kinds = new Set<string>();
    // On a wide screen every form shares the layout of the first, and both questionnaires share theirs.
    const isFirst = subject === formSubjects[0] || subject === questionnaireSubjects[0];
    const widths = isFirst ? [320, 1280] : [320];

    await visit.arrive();
    await isIncomplete(page, subject);
    await isAccessible(page, widths);

    await test.step('filled', async () => {
      await page.setViewportSize({ width: 320, height: 800 });
      await subject.fill(page, 'Sam', async (kind) => {
        expect(await canaries.leaks()).toEqual([]);
        if (!kinds.has(kind)) expect(await axeFindings(page, 'main > section:first-of-type'), kind).toEqual([]);
        kinds.add(kind);
      });
      expect(await canaries.leaks()).toEqual([]);
    });

    await test.step('refused', async () => {
      inbox.failAlways({ kind: 'answer', when: 'before-storing', status: 200, body: '{"result":"error"}' });
      await visit.press();
      await visit.isNotSent({ mayBeStored: false });
      expect(await inbox.leads()).toEqual([]);
      expect(await canaries.leaks()).toEqual([]);
      await isAccessible(page, widths);
    });

    await test.step('sent again', async () => {
      inbox.recover();
      await visit.pressAgain();
      const reference = await visit.isReceived();
      await isAccessible(page, widths);
      expect(inbox.arrived()).toBe(2);
      expect(canaries.leadRequests).toHaveLength(2);
      expect(visit.posts.at(-1)?.headers()[formTokenHeader.toLowerCase()]).toMatch(/^\w+\.[\w-]{43}$/);
      for (const body of canaries.leadRequests)
        expect(partsOf(body)).toEqual(wireBody(subject.id, 'Sam', { reference, origin: inbox.url }));
    });

    await test.step('reloaded, and started again', async () => {
      await page.reload();
      await subject.reopen(page);
      await expect(visit.receipt()).toBeVisible();
      const receipt = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
      expect(receipt).not.toMatch(/6145550188|614.555.0188|sam@example/);
      await page.getByRole('button', { name: 'Start again' }).click();
      await expect(visit.receipt()).toHaveCount(0);
      await subject.expectFresh(page);
      expect(await canaries.leaks()).toEqual([]);
      const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
      expect(kept).not.toMatch(/lead:|questionnaire:|Sam\b/);
      expect(inbox.arrived()).toBe(2);
    });
  });
}
