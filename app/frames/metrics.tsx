import { Island } from '@/components/island/island';
import { StartUpMetrics } from '@/components/shell/start-up-metrics.client';
import { vitalsEndpoint } from '@/content/forms/delivery';

/** Only on pages that run script anyway, and only if an endpoint is configured. */
export function Metrics() {
  return vitalsEndpoint ? <Island of={StartUpMetrics} props={{ endpoint: vitalsEndpoint }} /> : null;
}
