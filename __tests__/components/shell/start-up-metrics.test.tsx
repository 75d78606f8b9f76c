import { render, waitFor } from '@testing-library/react';
import { StartUpMetrics } from '@/components/shell/start-up-metrics.client';

type Report = (metric: { name: string; value: number; rating: string }) => void;

jest.mock('web-vitals', () => {
  const measureAs = (name: string) => (report: Report) => report({ name, value: 1.5, rating: 'good' });
  return {
    onCLS: measureAs('CLS'),
    onFCP: measureAs('FCP'),
    onINP: measureAs('INP'),
    onLCP: measureAs('LCP'),
    onTTFB: measureAs('TTFB'),
  };
});

it('sends the five start-up metrics with the page’s path and nothing about the visitor', async () => {
  const sendBeacon = jest.fn();
  Object.assign(navigator, { sendBeacon });
  render(<StartUpMetrics endpoint="https://vitals.example.com/" />);
  await waitFor(() => expect(sendBeacon).toHaveBeenCalledTimes(5));
  const sent = sendBeacon.mock.calls.map(([, body]) => JSON.parse(body));
  expect(sent.map((metric) => metric.name)).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
  expect(Object.keys(sent[0])).toEqual(['name', 'value', 'rating', 'path']);
});
