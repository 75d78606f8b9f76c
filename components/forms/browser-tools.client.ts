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

/** The browser APIs that sending a lead needs; tests replace them. */
export type LeadTools = SubmitTools & {
  readonly store: TabStorage;
  readonly now: () => Date;
  readonly newKey: () => string;
  /** Call this on the visitor's first interaction with a form that posts to this URL. */
  readonly touch: (url: string) => void;
  readonly reload: () => void;
};

/** Puts these fields in front of those of a multipart body. */
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
 * Posts a lead. The key, the consent version and the visit's source go to the site's inbox as headers. To another
 * origin they go as fields: custom headers would need a CORS preflight, and a script service cannot read them. The
 * inbox needs the form token before it reads the fields, so on another origin the token goes into the URL.
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

/** 128 random bits as 32 hexadecimal digits. `crypto.randomUUID` would need a secure context. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

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

export function targetAt(url: string): Target {
  return { url, sameOrigin: new URL(url, window.location.href).origin === window.location.origin };
}
