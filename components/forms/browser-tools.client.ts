'use client';

import { tabStorage } from '@/components/browser/tab-storage.client';
import { createFormTokens } from '@/lib/leads/form-tokens';
import {
  consentField,
  consentHeader,
  formTokenHeader,
  formTokenParameter,
  keyHeader,
  sourceHeader,
} from '@/lib/leads/headers';
import type { Clock, Post, SubmitTools, Target } from '@/lib/leads/submit';
import type { TabStorage } from '@/lib/tab-storage';

/** What sending a lead needs from outside the code, so that a test can replace it. */
export type LeadTools = SubmitTools & {
  readonly store: TabStorage;
  readonly now: () => Date;
  /** A fresh random key. */
  readonly newKey: () => string;
  /** Call this when the visitor first touches a form that sends to this address. */
  readonly touch: (url: string) => void;
  /** Loads the page again, from its top. */
  readonly reload: () => void;
};

/** A multipart body with these fields before its own. */
function withFields(body: string, contentType: string, fields: Readonly<Record<string, string>>): string {
  const boundary = contentType.slice(contentType.indexOf('boundary=') + 'boundary='.length);
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return parts.join('') + body;
}

const formTokens = createFormTokens(async (address) => {
  const response = await fetch(address);
  return response.ok ? response.text() : '';
});

/**
 * Sends a lead. Its key, the version of the consent and how the visitor came go to our own inbox as headers, and to another site as fields:
 * headers of our own would need a preflight there, and a script service cannot read them. The inbox must know the formToken
 * before it reads the fields: to another origin it goes in the address.
 */
const post: Post = async ({ url, sameOrigin, key, consentVersion, body, contentType, signal }) => {
  const formToken = formTokens.of(url);
  const source = tabStorage.get('source') ?? '';
  const response = await fetch(formToken && !sameOrigin ? `${url}?${formTokenParameter}=${formToken}` : url, {
    method: 'POST',
    body: sameOrigin
      ? body
      : withFields(body, contentType, { key, [consentField]: consentVersion, [sourceHeader]: source }),
    // Content-Type and Accept need no preflight on another origin.
    headers: {
      'Content-Type': contentType,
      Accept: 'application/json',
      ...(sameOrigin && {
        [keyHeader]: key,
        [consentHeader]: consentVersion,
        [sourceHeader]: source,
        ...(formToken && { [formTokenHeader]: formToken }),
      }),
    },
    signal,
    keepalive: true,
    redirect: 'follow',
  });
  const retryAfter = Number(response.headers.get('Retry-After'));
  return { status: response.status, text: await response.text(), retryAfter };
};

const clock: Clock = {
  after(ms, call) {
    const timer = window.setTimeout(call, ms);
    return () => window.clearTimeout(timer);
  },
  onOnline(call) {
    window.addEventListener('online', call, { once: true });
    return () => window.removeEventListener('online', call);
  },
};

/** 128 random bits as 32 hexadecimal digits; works on pages without a secure context, too. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The browser's own tools. */
export const browserTools: LeadTools = {
  post,
  clock,
  random: Math.random,
  store: tabStorage,
  now: () => new Date(),
  newKey,
  touch: (url) => formTokens.touch(url, Date.now()),
  reload() {
    // By default the browser would scroll back to the button that was pressed, away from the receipt.
    window.history.scrollRestoration = 'manual';
    window.location.reload();
  },
};

/** A target for an address, which is ours when its origin is that of the page. */
export function targetAt(url: string): Target {
  return { url, sameOrigin: new URL(url, window.location.href).origin === window.location.origin };
}
