'use client';

import type { Answer } from './offers-read';
import { startReader } from './start-reader.client';

/** A Loan Estimate is tens of kilobytes, a full package of first disclosures a few megabytes. */
const maxBytes = 20_000_000;

/** Milliseconds for the reader to load, and then to read. */
const loadTime = 60_000;
const readTime = 10_000;

/** PDF files have this within their first kilobyte. */
const signature = '%PDF-';

async function isPdf(file: Blob): Promise<boolean> {
  const start = new TextDecoder('latin1').decode(await file.slice(0, 1024).arrayBuffer());
  return start.includes(signature);
}

/** Reads a PDF in a worker that ends after its answer or ten seconds. An unreadable file resolves to a problem. */
export async function readFile(file: Blob): Promise<Answer> {
  if (file.size > maxBytes) return { problem: 'too-large' };
  if (!(await isPdf(file).catch(() => false))) return { problem: 'no-pdf' };
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    let worker: Worker | null = null;
    function end(answer: Answer) {
      clearTimeout(timer);
      worker?.terminate();
      resolve(answer);
    }
    timer = setTimeout(() => end({ problem: 'not-loaded' }), loadTime);
    let isReading = false;
    try {
      worker = startReader();
    } catch {
      end({ problem: 'not-loaded' });
      return;
    }
    worker.onerror = () => end({ problem: isReading ? 'broken' : 'not-loaded' });
    worker.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === 'ready') {
        isReading = true;
        clearTimeout(timer);
        timer = setTimeout(() => end({ problem: 'too-slow' }), readTime);
        worker?.postMessage(file);
      } else if (typeof data === 'object' && data !== null && ('read' in data || 'problem' in data)) {
        end(data as Answer);
      }
    };
  });
}
