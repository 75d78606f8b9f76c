import { render, screen } from '@testing-library/react';
import { ExpiredFacts, FactById } from '@/components/page/facts/facts';
import { fact } from '@/content/facts/facts';
import { buildDay } from '@/content/schema/dates';

jest.mock('@/content/schema/dates', () => ({ ...jest.requireActual('@/content/schema/dates'), buildDay: jest.fn() }));

const limit = 'conformingLimit';
const on = (day: string) => jest.mocked(buildDay).mockReturnValue(day);

test('a current figure is printed without its date', () => {
  on(fact(limit).expires);
  const { container } = render(
    <>
      <ExpiredFacts facts={[limit]} />
      <FactById id={limit} />
    </>,
  );
  expect(container).toHaveTextContent(new RegExp(`^\\${fact(limit).text}$`));
});

test('the example rate, which always has its date, adds no note', () => {
  on('2099-01-01');
  const { container } = render(<ExpiredFacts facts={['exampleRate']} />);
  expect(container).toBeEmptyDOMElement();
});

test('an expired figure is marked, and a note at the top of the page says whom to ask', () => {
  on('2099-01-01');
  render(
    <>
      <ExpiredFacts facts={[limit, 'fhaLimitFloor']} />
      <FactById id={limit} />
    </>,
  );
  expect(screen.getByText(/Some figures here may be out of date/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /\(\d{3}\) \d{3}-\d{4}/ })).toBeInTheDocument();
  expect(screen.getByText(/^\((?:as of [^;]+; )?may be out of date; ask us\)$/)).toBeInTheDocument();
});
