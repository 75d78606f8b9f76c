import { contactForm } from '@/content/forms/contact';
import type { Flow, Visit } from '../flow';
import { fillForm, isStoredOnce } from './leads';

/** Sends the contact form, and follows a link of the menu, at an address of the site. */
async function isAlive(visit: Visit, url: string): Promise<void> {
  const { tab, hands } = visit;
  await tab.goto(`${url}/contact-us`);
  await hands.hydrated();
  await fillForm(visit, contactForm);
  await hands.click({ css: 'form[action$="/leads/contact"] button[type=submit]', text: contactForm.submitLabel });
  await isStoredOnce(visit, contactForm.id);
  await hands.click({ css: 'main a[href="/"], header a[href="/"]' });
  await hands.comes({ css: 'a#purchase' });
  await hands.hydrated();
}

export const plainHttp: readonly Flow[] = [
  {
    name: 'over plain HTTP the site is alive at 127.0.0.1 and at the addresses of this machine',
    async run(visit) {
      let sent = 0;
      for (const url of visit.otherUrls) {
        const before = sent;
        await isAlive({ ...visit, leads: async () => (await visit.leads()).slice(before) }, url);
        sent += 1;
      }
    },
  },
];
