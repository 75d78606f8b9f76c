import assert from 'node:assert/strict';
import { contactForm } from '@/content/forms/contact';
import { staffQuoteForm } from '@/content/forms/staff-quote';
import type { FormDefinition } from '@/lib/forms/definition';
import { storedBody } from '../../helpers/people';
import type { Flow, Visit } from '../flow';
import { until } from '../hands';
import { fillForm } from './leads';
import { shell } from './shell';

/** Posts a form by the browser itself and holds that it is stored once, and thanked for. */
async function posts(visit: Visit, definition: FormDefinition): Promise<void> {
  const { tab, hands, leads } = visit;
  // Another visitor than in the flows with script: equal answers without a key would count as sent twice.
  await fillForm(visit, definition, 'Pat');
  await hands.click({
    css: `form[action$="/leads/${definition.id}"] button[type=submit]`,
    text: definition.submitLabel,
  });
  await until('the thank-you page comes', () => tab.eval(() => location.pathname === '/thank-you'));
  const [lead, ...others] = await leads();
  assert.deepEqual(others, []);
  assert.equal(lead?.form, definition.id);
  assert.deepEqual(lead?.body, storedBody(definition.id, 'Pat', lead?.leadId ?? ''));
}

const flows: readonly Flow[] = [
  ...shell.filter(({ name }) => name.startsWith('the menus') || name.startsWith('the drawer')),
  {
    name: 'the contact form is posted by the browser and stored once',
    async run(visit) {
      await visit.tab.goto(`${visit.url}/contact-us`);
      await posts(visit, contactForm);
    },
  },
  {
    name: 'Free Quote leads to the form on the page, which is posted by the browser and stored once',
    async run(visit) {
      await visit.tab.goto(`${visit.url}/our-staff/jordan-example`);
      await visit.hands.click({ css: 'main a', text: 'Free Quote' });
      await posts(visit, staffQuoteForm);
    },
  },
  {
    name: 'the home page leads to the form that asks for a call',
    async run({ tab, hands, url }) {
      await tab.goto(url);
      await hands.click({ css: 'main a', text: 'Request a call' });
      await until('its form comes', () => tab.eval(() => location.href.endsWith('/contact-us#call')));
    },
  },
];

/** Each in a browser with JavaScript switched off. */
export const withoutScript: readonly Flow[] = flows.map((flow) => ({
  ...flow,
  name: `without script: ${flow.name}`,
  script: false,
}));
