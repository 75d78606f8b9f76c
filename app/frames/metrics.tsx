import { Island } from '@/components/island/island';
import { StartUpMetrics } from '@/components/shell/start-up-metrics.client';
import { vitalsEndpoint } from '@/content/forms/delivery';

/** Start-up metrics, on pages that run script anyway and only when they have somewhere to go. */
export function Metrics() {
  return vitalsEndpoint ? <Island of={StartUpMetrics} props={{ endpoint: vitalsEndpoint }} /> : null;
}
