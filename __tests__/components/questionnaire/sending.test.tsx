import { screen, waitFor, within } from '@testing-library/react';
import { purchaseQuestionnaire } from '@/content/forms/purchase-questions';
import { at, everyAnswer, heading, open, startFresh, toolsWith } from './setup';

beforeEach(startFresh);

describe('the list of answers', () => {
  const begin = at(purchaseQuestionnaire, 'answers', { ...everyAnswer, phone: '(614) 555-0100' });

  test('is a screen of its own after the last question, with every answer under its heading and a Change link', async () => {
    open(purchaseQuestionnaire, { begin });
    expect(await screen.findByRole('button', { name: 'Start over' })).toBeInTheDocument();
    expect(heading()).toHaveTextContent('Your answers');
    expect(heading()).toHaveFocus();
    expect(document.title).toBe('Check and send | Sample lender');
    expect(screen.getByText('19 of 19 answered')).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Price and money' })).getByText('$325,000')).toBeInTheDocument();
    expect(screen.getByText('10%, that is $32,500')).toBeInTheDocument();
    expect(screen.getByText('Good, 680–699')).toBeInTheDocument();
    expect(screen.getAllByText('Not asked')).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: /^Change / })).toHaveLength(17);
    expect(
      screen
        .getAllByRole('term')
        .filter((term) => term.closest('details') === null)
        .map((term) => term.textContent)
        .sort(),
    ).toEqual(purchaseQuestionnaire.steps.map(({ label }) => label).sort());
  });

  test('sends the request for an email copy only if checked, even after a changed answer', async () => {
    const name = purchaseQuestionnaire.byEmail.label;
    const unticked = open(purchaseQuestionnaire, { begin });
    await unticked.user.click(screen.getByRole('button', { name: 'SUBMIT' }));
    await waitFor(() => expect(unticked.network.posts).toHaveLength(1));
    expect(unticked.network.posts[0]?.body).not.toContain('letterByEmail');
    unticked.view.unmount();
    startFresh();
    const { user, network } = open(purchaseQuestionnaire, { begin });
    await user.click(screen.getByRole('checkbox', { name }));
    await user.click(screen.getByRole('button', { name: 'Change Purchase price' }));
    await user.click(screen.getByRole('button', { name: 'Back to my answers' }));
    expect(screen.getByRole('checkbox', { name })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'SUBMIT' }));
    await waitFor(() => expect(network.posts).toHaveLength(1));
    expect(network.posts[0]?.body).toMatch(/name="letterByEmail"\s+Yes/);
  });

  test('keeps the letter for the thank-you page, without a name, and shows it there until the visitor starts again', async () => {
    const { user, network, view } = open(purchaseQuestionnaire, { begin });
    await user.click(screen.getByRole('button', { name: 'Change Purchase price' }));
    await user.click(screen.getByRole('button', { name: 'Back to my answers' }));
    await user.click(screen.getByRole('button', { name: 'SUBMIT' }));
    await waitFor(() => expect(network.reload).toHaveBeenCalledTimes(1));
    const kept = network.store.get('estimate:purchase') ?? '';
    expect(kept).toContain('325000');
    for (const secret of ['Sam', 'Lee', 'sam@example.com', '555']) expect(kept).not.toContain(secret);
    view.unmount();
    open(purchaseQuestionnaire, { network });
    expect(heading()).toHaveTextContent('Thank you, Sam.');
    expect(
      await screen.findByText(
        /^You sent these answers on \w+day, \w+ \d+, \d{4}, at \d+:\d\d [ap]m\. It’s arithmetic, not a decision/,
      ),
    ).toBeVisible();
    expect(document.body).not.toHaveTextContent('nobody here has seen it');
    expect(await screen.findByRole('region', { name: 'A month at $325,000, all in' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(network.store.get('estimate:purchase')).toBeNull();
    expect(network.store.get('lead:purchase:receipt')).toBeNull();
  });
});

test('sending again after a reload keeps the reference, in the body and in the fallback email', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const begin = at(purchaseQuestionnaire, 'answers', { ...everyAnswer, phone: '6145550100' });
  async function refusedAt(now: Date) {
    const network = toolsWith(async () => ({ status: 422, text: '{"result":"error"}' }));
    const { user, view } = open(purchaseQuestionnaire, {
      begin,
      network: { ...network, tools: { ...network.tools, now: () => now } },
    });
    await user.click(screen.getByRole('button', { name: 'SUBMIT' }));
    const link = await screen.findByRole('link', { name: 'email us' });
    const mail = decodeURIComponent(link.getAttribute('href') ?? '');
    view.unmount();
    return { mail, body: network.posts[0]?.body ?? '' };
  }

  await refusedAt(new Date(2026, 10, 20, 9, 13, 5));
  const again = await refusedAt(new Date(2026, 10, 20, 9, 14, 0));
  expect(again.body).toContain('2026NOV20FRI091305');
  expect(again.mail).toContain('Reference: 2026NOV20FRI091305');
  expect(again.mail).toContain('subject=Purchase ChartBot: 2026NOV20FRI091305&');
  expect(again.mail).toContain('Phone: 6145550100');
});
