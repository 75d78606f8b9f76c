import { render, screen } from '@testing-library/react';
import { QuestionnaireDoor } from '@/components/questionnaire/questionnaire-door.client';
import { sampleAt, sampleQuestionnaire } from '@/components/questionnaire/samples';

const { delivery, contact, siteName } = sampleAt(0);
const file = { href: '/questionnaires/sample.json', integrity: 'sha384-abc' };
const door = { name: sampleQuestionnaire.name, file, delivery, contact, siteName };
const fetched = jest.fn();

beforeEach(() => {
  fetched.mockReset();
  Object.defineProperty(window, 'fetch', { configurable: true, value: fetched });
});

function Screen() {
  return <p>Here they are</p>;
}

test('says that the questions are opening, then shows them', async () => {
  render(<QuestionnaireDoor {...door} load={async () => ({ Screen, questionnaire: sampleQuestionnaire })} />);
  expect(screen.getByText('Opening the questions…')).toHaveAttribute('role', 'status');
  expect(await screen.findByText('Here they are')).toBeInTheDocument();
});

test('opens the real questionnaire by itself, with the questions of its file', async () => {
  fetched.mockResolvedValue({ ok: true, json: async () => sampleQuestionnaire });
  render(<QuestionnaireDoor {...door} />);
  const [first] = sampleQuestionnaire.steps;
  expect(await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 })).toHaveTextContent(
    first?.question ?? '',
  );
  expect(fetched).toHaveBeenCalledWith(file.href, { integrity: file.integrity });
});

test.each([
  ['its code does not arrive', () => Promise.reject(new Error('refused'))],
  ['its questions are missing', undefined],
])('when %s, an alert says so with the phone number, and the console has the error', async (_, load) => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fetched.mockResolvedValue({ ok: false, status: 404 });
  render(<QuestionnaireDoor {...door} {...(load && { load })} />);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The questions did not load');
  expect(alert).toHaveTextContent('(614) 555-0142');
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeInTheDocument();
  expect(report).toHaveBeenCalledWith('Loading chunk questionnaire failed');
  report.mockRestore();
});
