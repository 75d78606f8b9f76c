import { render, screen } from '@testing-library/react';
import { ExpiredFacts, FactById } from '@/components/page/facts/facts';
import { fact } from '@/content/facts/facts';
import { buildDay } from '@/content/schema/dates';

jest.mock('@/content/schema/dates', () => ({ ...jest.requireActual('@/content/schema/dates'), buildDay: jest.fn() }));

const limit = 'conformingLimit';
const on = (day: string) => jest.mocked(buildDay).mockReturnValue(day);

test('until a figure has expired, a page prints it bare', () => {
  on(fact(limit).expires);
  const { container } = render(
    <>
      <ExpiredFacts facts={[limit]} />
      <FactById id={limit} />
    </>,
  );
  expect(container).toHaveTextContent(new RegExp(`^\\${fact(limit).text}$`));
});

test('the example rate, which always has its day, needs no such note', () => {
  on('2099-01-01');
  const { container } = render(<ExpiredFacts facts={['exampleRate']} />);
  expect(container).toBeEmptyDOMElement();
});

test('a figure that has expired is printed with its day, and the page says once, first, whom to ask', () => {
  on('2099-01-01');
  render(
    <>
      <ExpiredFacts facts={[limit, 'fhaLimitFloor']} />
      <FactById id={limit} />
    </>,
  );
  expect(screen.getByText(/Some figures here may be out of date/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /\(\d{3}\) \d{3}-\d{4}/ })).toBeInTheDocument();
  expect(screen.getByText(/^\(as of .* 20\d\d; ask us\)$/)).toBeInTheDocument();
});
