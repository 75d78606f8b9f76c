import { render, screen } from '@testing-library/react';
import { QuestionnaireDoor } from '@/components/questionnaire/questionnaire-door.client';
import { sampleAt } from '@/components/questionnaire/samples';

test('says that the questions are opening, then shows them', async () => {
  render(<QuestionnaireDoor {...sampleAt(0)} load={async () => () => <p>Here they are</p>} />);
  expect(screen.getByText('Opening the questions…')).toHaveAttribute('role', 'status');
  expect(await screen.findByText('Here they are')).toBeInTheDocument();
});

test('opens the real questionnaire by itself', async () => {
  render(<QuestionnaireDoor {...sampleAt(1)} />);
  expect(await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 })).toHaveTextContent(
    'About where is your credit score?',
  );
});

test('when its code does not arrive, an alert says so and gives the phone number', async () => {
  const load = () => Promise.reject(new Error('Loading chunk 7 failed'));
  render(<QuestionnaireDoor {...sampleAt(0)} load={load} />);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The questions did not load');
  expect(alert).toHaveTextContent('(614) 555-0142');
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeInTheDocument();
});
