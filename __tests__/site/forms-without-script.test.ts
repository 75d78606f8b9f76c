import { JSDOM } from 'jsdom';
import { people as staff } from '@/content/lender/staff';
import { pages as sitePages } from '@/content/site/pages';
import { forms } from '@/server/inbox/forms';
import { storedBody, typedBy } from '../helpers/people';
import { post, startInbox, type TestInbox } from '../server/harness';
import { pageAt, pages } from './exported';

/** Every form that posts a lead: its page, and the last segment of its URL. */
const placed = pages.flatMap(({ path, html }) =>
  [...html.matchAll(/<form\b[^>]* action="\/leads\/([\w-]+)"/g)].map(([, id = '']) => ({ path, id })),
);

/** Only script knows the dates of the next open days. */
const when = 'Afternoon';

/** Fills in an exported form as a browser without script does. Returns the body it would post. */
function bodyOf({ path, id }: { readonly path: string; readonly id: string }): Readonly<Record<string, string>> {
  // Styles do not affect the body, and jsdom does not support all of them.
  const { window } = new JSDOM(pageAt(path).html.replace(/<style\b[\s\S]*?<\/style>/g, ''));
  const form = window.document.querySelector<HTMLFormElement>(`form[action="/leads/${id}"]`);
  if (!form) throw new Error(`${path} has no form for ${id}.`);
  expect([form.method, form.enctype]).toEqual(['post', 'multipart/form-data']);
  for (const [name, value = ''] of Object.entries({ ...typedBy('Sam'), when })) {
    for (const control of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)) {
      if (control.type === 'hidden') continue;
      if (control instanceof window.HTMLInputElement && /radio|checkbox/.test(control.type)) {
        control.checked = control.value === value;
      } else control.value = value;
    }
  }
  expect([...form.querySelectorAll(':invalid')].map((control) => control.outerHTML)).toEqual([]);
  expect(form.querySelectorAll('button[type=submit], button:not([type])').length).toBeGreaterThan(0);
  const entries = [...new window.FormData(form)].map(([name, value]) => [name, String(value)] as const);
  const body = Object.fromEntries(entries);
  expect(Object.keys(body)).toHaveLength(entries.length);
  return body;
}

let inbox: TestInbox;

beforeEach(async () => {
  inbox = await startInbox();
});

afterEach(() => inbox.close());

test('every form except the questionnaires is on a page', () => {
  const onPages = new Set(placed.map(({ id }) => id));
  expect([...forms.keys()].filter((id) => !onPages.has(id))).toEqual(['purchase', 'refinance']);
});

test.each(placed)(
  'the form $id on $path, posted without script, is stored once as typed and acknowledged',
  async ({ path, id }) => {
    const form = forms.get(id);
    if (!form) throw new Error(`The inbox has no form ${id}.`);
    const answer = await post(`${inbox.origin}/leads/${id}`, bodyOf({ path, id }), { accept: 'text/html' });
    expect(answer.status).toBe(303);
    const reference = /^\/thank-you\?reference=([\w-]+)$/.exec(answer.headers.get('location') ?? '')?.[1] ?? '';
    expect(reference).toMatch(/^\d{4}[A-Z]{3}\d{2}[A-Z]{3}\d{6}-[A-Z2-7]{4}$/);
    const leads = await inbox.store.list();
    const page = sitePages.find((each) => each.path === path);
    const given = page?.kind === 'landing' ? page.officer : path.replace('/our-staff/', '');
    const officer = form.id === 'staff-quote' && staff.find(({ id }) => id === given);
    expect(leads.map(({ body }) => body)).toEqual([
      {
        ...storedBody(form.id, 'Sam', reference),
        ...(form.id === 'call' && { when }),
        ...(officer && { officerName: `${officer.name}, NMLS #${officer.nmls}` }),
      },
    ]);
  },
);
