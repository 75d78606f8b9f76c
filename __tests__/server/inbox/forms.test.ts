import { officerNameOf, people } from '@/content/lender/staff';
import { columnsOf } from '@/lib/forms/body';
import { type FormField, formIds } from '@/lib/forms/definition';
import { createOfficerFinder } from '@/server/desk/accounts/officers';
import { forms } from '@/server/inbox/forms';
import { wireBody } from '../../helpers/people';
import { contact, post, startInbox, type TestInbox } from '../harness';

let inbox: TestInbox;
beforeAll(async () => {
  inbox = await startInbox({ app: { officerNamedIn: createOfficerFinder(people) } });
});

async function send(form: string, key: string, body: Readonly<Record<string, string>>) {
  const response = await post({ url: `${inbox.origin}/leads/${form}`, key: `${key}` }, body);
  const data = (await response.json()) as { fields?: Record<string, string> };
  return { status: response.status, fields: data.fields };
}

async function stored(key: string) {
  return (await inbox.store.list()).find((lead) => lead.key === key)?.body;
}

test('the inbox accepts every form of the site', () => {
  expect([...forms.keys()].sort()).toEqual([...formIds].sort());
});

test.each([...forms.values()].map((form) => [form.id, form] as const))(
  'a completed %s is stored with its columns in order',
  async (id, form) => {
    const body = Object.fromEntries(wireBody(id, 'Sam'));
    expect(await send(id, `key-${id}`, body)).toEqual({ status: 201, fields: undefined });
    const lead = await stored(`key-${id}`);
    expect(Object.keys(lead ?? {})).toEqual(columnsOf(form));
    for (const [name, value] of Object.entries(lead ?? {})) expect([name, value]).toEqual([name, body[name] ?? '']);
  },
);

test.each([...forms.values()].map((form) => [form.id, form] as const))(
  'an empty %s is refused with a reason for each required field',
  async (id, form) => {
    const required = form.fields.filter(
      (field: FormField) => field.requiredUnless || (!field.optional && field.kind !== 'check'),
    );
    const { status, fields } = await send(id, `key-empty-${id}`, { _id: '' });
    expect(status).toBe(422);
    expect(Object.keys(fields ?? {}).sort()).toEqual(required.map((field) => field.name).sort());
  },
);

const filled = Object.fromEntries(wireBody('purchase', 'Sam'));

test('the source is stored, and a lead that names no officer goes to the one whose link was followed', async () => {
  const officer = people.at(-1);
  const source = `www.google.com/fha /?with=${officer?.id}`;
  const to = { url: `${inbox.origin}/leads/contact`, key: 'key-source' };
  const answer = await post(to, contact, { source });
  expect(answer.status).toBe(201);
  const lead = (await inbox.store.list()).find(({ key }) => key === 'key-source');
  expect(lead).toMatchObject({
    source: { first: { page: '/fha', from: 'www.google.com' }, last: { page: '/', with: officer?.id } },
    assignee: officer?.contactMail,
  });
  expect(await inbox.store.tally(0, Date.now() + 1)).toContainEqual(
    expect.objectContaining({ form: 'contact', came: 'www.google.com /  / ' }),
  );
});

test('a visitor who works with an agent must name the agent', async () => {
  const answer = await send('purchase', 'key-agent-1', {
    ...filled,
    working_with_a_real_estate_agent: 'Yes',
    agentName: '',
  });
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.fields ?? {})).toEqual(['agentName']);
});

test('the name of an agent is dropped for a visitor who has none', async () => {
  const change = { working_with_a_real_estate_agent: 'No', agentName: 'Someone' };
  expect(await send('purchase', 'key-agent-2', { ...filled, ...change })).toMatchObject({ status: 201 });
  expect(await stored('key-agent-2')).toMatchObject({ working_with_a_real_estate_agent: 'No', agentName: '' });
});

test.each([
  ['phone', 'call 614 555 0123', 'Enter a phone number with 10 digits. Leave out the letters.'],
  ['zipCode', 'OH 43215', 'Enter a ZIP code with 5 digits. Leave out the letters.'],
  ['purchasePrice', '1.2.3', 'Enter “Purchase price” in dollars, 0 or more'],
])('the inbox refuses a wrong %s with the same sentence as the page', async (field, typed, sentence) => {
  const answer = await send('purchase', `key-wrong-${field}`, { ...filled, [field]: typed });
  expect(answer).toEqual({ status: 422, fields: { [field]: sentence } });
});

test('a lead that names an officer is assigned, by name or with the license number; other names are not', async () => {
  const [jordan] = people;
  if (!jordan) throw new Error('nobody');
  const quote = Object.fromEntries(wireBody('staff-quote', 'Sam'));
  const choice = { working_with_a_Loan_Officer: 'Yes', loanOfficerName: jordan.name };
  expect(await send('purchase', 'key-officer-1', { ...filled, ...choice })).toMatchObject({ status: 201 });
  expect(await send('staff-quote', 'key-officer-2', { ...quote, officerName: officerNameOf(jordan) })).toMatchObject({
    status: 201,
  });
  await send('staff-quote', 'key-officer-3', { ...quote, officerName: 'Jordan Examples, NMLS #1' });
  const leads = (await inbox.store.list()).filter(({ key }) => key.startsWith('key-officer'));
  expect(leads.map(({ assignee }) => assignee)).toEqual([jordan.contactMail, jordan.contactMail, null]);
});
