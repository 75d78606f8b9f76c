import { act, screen, waitFor, within } from '@testing-library/react';
import { draftName } from '@/components/questionnaire/use-place.client';
import { purchaseQuestionnaire } from '@/content/questionnaires/purchase';
import { at, everyAnswer, heading, open, startFresh, worldOf } from './room';

beforeEach(startFresh);

describe('the browser’s history', () => {
  test('Go BACK adds no history entries', async () => {
    const { user } = open(purchaseQuestionnaire);
    await user.type(screen.getByRole('textbox'), '43215{Enter}');
    const entries = window.history.length;
    await user.click(screen.getByRole('button', { name: 'Go BACK' }));
    await waitFor(() => expect(screen.getByText('Question 1 of 19')).toBeInTheDocument());
    expect(window.history.length).toBe(entries);
  });

  test.each(['#top', '#main'])('a link to %s leaves the question and what was typed into it alone', async (hash) => {
    const { user } = open(purchaseQuestionnaire, { begin: at(purchaseQuestionnaire, 'phone', everyAnswer) });
    const phone = () => screen.getByRole('textbox', { name: 'Which number may we call?' });
    await user.type(phone(), '6145550142');
    await act(async () => {
      window.location.hash = hash;
      await new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
    });
    expect(phone()).toHaveValue('(614) 555-0142');
    expect(screen.getByText('Question 19 of 19')).toBeInTheDocument();
    expect(window.location.hash).toBe('');

    // The browser's Back returns to where the link was, and then goes one question back as before.
    await act(async () => {
      window.history.back();
      await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    });
    expect(phone()).toHaveValue('(614) 555-0142');
    await user.click(screen.getByRole('button', { name: 'Go BACK' }));
    await waitFor(() => expect(screen.getByText('Question 18 of 19')).toBeInTheDocument());
  });

  test('neither the address nor the history’s state contains an answer', async () => {
    const { user } = open(purchaseQuestionnaire);
    await user.type(screen.getByRole('textbox'), '43215{Enter}');
    expect(window.location.href).toMatch(/\/purchase-questions$/);
    expect(JSON.stringify(window.history.state)).not.toContain('43215');
  });
});

describe('a reload', () => {
  test('keeps the answers and the place, and forgets name, email and phone', async () => {
    const world = worldOf();
    const first = open(purchaseQuestionnaire, { world, begin: at(purchaseQuestionnaire, 'lastName', everyAnswer) });
    await first.user.type(screen.getByRole('textbox', { name: 'Last name' }), '-Smith');
    const kept = JSON.stringify(window.sessionStorage);
    for (const secret of ['Sam', 'Lee', 'Smith', 'sam@example.com']) expect(kept).not.toContain(secret);
    first.view.unmount();

    const { user } = open(purchaseQuestionnaire, { world });
    expect(heading()).toHaveTextContent('What is your name?');
    await user.click(screen.getByRole('button', { name: 'Go BACK' }));
    await waitFor(() => expect(heading()).toHaveTextContent('The page you bring to the table'));
    await user.click(screen.getByRole('button', { name: 'Go BACK' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'No' })).toBeChecked());
  });
});

describe('Start over', () => {
  test('asks before it erases what was typed, with the focus on the answer that keeps it', async () => {
    const { user, world } = open(purchaseQuestionnaire);
    await user.type(screen.getByRole('textbox'), '43215');
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    const question = screen.getByRole('group', { name: 'Erase your answers and start over?' });
    expect(within(question).getByRole('button', { name: 'Keep my answers' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Start over' })).toHaveFocus();
    expect(screen.getByRole('textbox')).toHaveValue('43215');
    expect(world.leave).not.toHaveBeenCalled();
  });

  test('forgets the draft once that is confirmed', async () => {
    const { user, world } = open(purchaseQuestionnaire);
    await user.type(screen.getByRole('textbox'), '43215{Enter}');
    expect(world.store.get(draftName('purchase'))).toContain('43215');
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    await user.click(screen.getByRole('button', { name: 'Erase and start over' }));
    expect(world.store.get(draftName('purchase'))).toBeNull();
    expect(world.leave).toHaveBeenCalledWith('/');
  });
});
