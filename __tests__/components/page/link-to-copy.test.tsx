import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareButton } from '@/components/page/link-to-copy.client';

function device(hasTouch: boolean, share?: (data: ShareData) => Promise<void>) {
  Object.assign(window, { matchMedia: () => ({ matches: hasTouch }) });
  Reflect.deleteProperty(navigator, 'share');
  if (share) Object.defineProperty(navigator, 'share', { value: share, configurable: true });
}

afterEach(() => device(false));

test('a phone opens its share sheet with the link; closing the sheet is not an error', async () => {
  const shared: ShareData[] = [];
  device(true, async (data) => {
    shared.push(data);
    throw new DOMException('closed', 'AbortError');
  });
  render(<ShareButton hash="price=250000" />);
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(shared).toEqual([expect.objectContaining({ url: `${window.location.origin}/#price=250000` })]);
});

test.each([
  ['with a mouse', false, async () => undefined],
  ['without a sheet', true, undefined],
] as const)('a device %s has Copy alone', (_name, hasTouch, share) => {
  device(hasTouch, share);
  render(<ShareButton hash="" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
