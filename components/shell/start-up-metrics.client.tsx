'use client';

import { useEffect } from 'react';

type StartUpMetricsProps = {
  /** URL that receives a JSON POST with the metric's name, value and rating, and the page's path. */
  readonly endpoint: string;
};

/** Measures CLS, INP, FCP, LCP and TTFB and sends each once, without data about the visitor. */
export function StartUpMetrics({ endpoint }: StartUpMetricsProps) {
  useEffect(() => {
    function send({ name, value, rating }: { readonly name: string; readonly value: number; readonly rating: string }) {
      const body = JSON.stringify({ name, value, rating, path: window.location.pathname });
      navigator.sendBeacon(endpoint, body);
    }
    import('web-vitals').then(
      ({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
        for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(send);
      },
      () => undefined, // A page that cannot measure itself still works.
    );
  }, [endpoint]);

  return null;
}
