import { contactForm } from '@/content/forms/contact';
import { staffQuoteForm } from '@/content/forms/staff-quote';
import { storedBody } from '../helpers/people';
import { expect, test } from './fixtures';
import { is } from './hands';
import { buttonOf, fillForm } from './leads';

test.use({ script: false });

for (const [definition, path, opener] of [
  [contactForm, '/contact-us'],
  [staffQuoteForm, '/our-staff/jordan-example', 'Free Quote'],
] as const) {
  test(`the ${definition.id} form is posted by the browser and stored once`, async ({ visit }) => {
    const { tab, hands, url, leads } = visit;
    await tab.goto(url + path);
    if (opener) await hands.click({ css: 'main a', text: opener });
    // Not the visitor used with script: the same answers without a key would count as sent twice.
    await fillForm(visit, definition, 'Pat');
    await hands.click(buttonOf(definition));
    await is('the thank-you page comes', () => tab.eval(() => location.pathname === '/thank-you'));
    const stored = await leads();
    const bodies = stored.map(({ leadId }) => storedBody(definition.id, 'Pat', leadId));
    expect(stored.map(({ form, body }) => ({ form, body }))).toEqual([{ form: definition.id, body: bodies[0] }]);
  });
}

test('the home page links to the form that requests a call', async ({ visit: { tab, hands, url } }) => {
  await tab.goto(url);
  await hands.click({ css: 'main li a[href="/contact-us#call"]' });
  await expect.poll(() => tab.eval(() => location.href)).toMatch(/\/contact-us#call$/);
});
