import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toolsFor } from '@/__tests__/components/forms/tools-for';
import { sampleContact, sampleDelivery } from '@/__tests__/helpers/sample-form';
import { useLeadFigures } from '@/components/browser/lead-figures.client';
import { CallSheetLauncher } from '@/components/forms/dialogs/call-sheet-launcher.client';
import { callForm } from '@/content/forms/call';

beforeEach(() => {
  sessionStorage.clear();
  globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => callForm }) as Response);
});

function Calculator() {
  useLeadFigures(() => ({
    answer: { label: 'Your payment', text: '$3,537.34' },
    inputs: [
      { label: 'Home price', text: '$500,000' },
      { label: 'Interest rate', text: '6.5%' },
    ],
  }));
  return null;
}

/** A page with a link to the call form, and with an answered calculator if `calculator` is true. */
function page({ calculator = false, tools = toolsFor().tools } = {}) {
  return (
    <>
      <a href="/contact-us#call">Request a call</a>
      {calculator ? <Calculator /> : null}
      <CallSheetLauncher
        href="/contact-us#call"
        file="/call-form.json"
        delivery={{ ...sampleDelivery, endpoint: '/leads/call', action: '/leads/call' }}
        contact={sampleContact}
        officer={{ name: 'Jordan Example', numbers: 'NMLS #000000' }}
        about={calculator ? 'Figures from a calculator' : ''}
        tools={tools}
      />
    </>
  );
}

async function opened(options?: Parameters<typeof page>[0]) {
  const user = userEvent.setup();
  render(page(options));
  await user.click(screen.getByRole('link', { name: 'Request a call' }));
  const sheet = await screen.findByRole('dialog', { name: 'Request a call' });
  return { user, sheet: within(sheet) };
}

function sentIn(requests: ReturnType<typeof toolsFor>['requests']): Readonly<Record<string, string>> {
  expect(requests).toHaveLength(1);
  const parts = [...(requests[0]?.body ?? '').matchAll(/name="([^"]+)"\r\n\r\n([^\r]*)/g)];
  return Object.fromEntries(parts.map(([, name = '', value = '']) => [name, value]));
}

async function filled({ user, sheet }: Awaited<ReturnType<typeof opened>>) {
  await user.type(sheet.getByLabelText('Name'), 'Sam Sample');
  await user.type(sheet.getByLabelText('Phone'), '614 555 0188');
  const [first] = sheet.getAllByRole<HTMLInputElement>('radio');
  if (first) await user.click(first);
}

test('the figures are not sent once their box is unchecked', async () => {
  const { tools, requests } = toolsFor();
  const open = await opened({ calculator: true, tools });
  await filled(open);
  await open.user.click(open.sheet.getByRole('checkbox', { name: 'Send these figures along' }));
  await open.user.click(open.sheet.getByRole('button', { name: 'SUBMIT' }));
  expect(sentIn(requests)).not.toHaveProperty('figures');
});

test('“Tell me when” asks for a part of the day and how long to watch, and promises one call at the rate', async () => {
  const { tools, requests } = toolsFor();
  const user = userEvent.setup();
  render(
    <>
      <a href="/contact-us#call" data-about="Tell me when: 6.25%">
        Tell me when it’s 6.25%
      </a>
      {page({ calculator: true, tools })}
    </>,
  );
  await user.click(screen.getByRole('link', { name: 'Tell me when it’s 6.25%' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Tell me when it’s 6.25%' }));
  expect(sheet.queryByRole('checkbox')).toBeNull();
  expect(sheet.queryByLabelText('What about?')).toBeNull();
  await filled({ user, sheet });
  await user.click(sheet.getByRole('radio', { name: /^A year/ }));
  await user.click(sheet.getByRole('button', { name: 'SUBMIT' }));
  expect(sentIn(requests)).toMatchObject({
    when: 'Morning',
    about: 'Tell me when: 6.25%',
    watch: 'A year',
    figures: expect.stringContaining('Home price $500,000'),
  });
  const officer = ['Jordan Blake, NMLS 12', '', ''];
  await act(async () => requests[0]?.answer({ status: 201, text: JSON.stringify({ result: 'success', officer }) }));
  expect(sheet.getByText(/^Jordan Blake will call/).textContent).toMatch(
    /^Jordan Blake will call \(614\)\s•••-0188 once, in the morning, when our 30-year rate for a loan like yours is 6\.25% or less\. We’ll watch until \w+ \d+, \d{4}, and we send no texts\.$/,
  );
  expect(sheet.getByText(/A mistake, or can’t wait\?/)).toBeVisible();
});
