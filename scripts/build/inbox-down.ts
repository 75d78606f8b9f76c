import { fixedHeaders } from '@/lib/site/security-headers';
import { plainPage, plainPagePolicy } from '@/server/inbox/plain-page';

/** The page that nginx serves if the inbox doesn't respond, and its headers, by file name. */
export function inboxDownFiles(phone: Parameters<typeof plainPage>[0]['phone']): Readonly<Record<string, string>> {
  const headers = {
    ...fixedHeaders,
    'content-security-policy': plainPagePolicy,
    'cache-control': 'no-store',
    'retry-after': '5',
  };
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
  return {
    'nginx/down/inbox-down.html': plainPage({
      title: 'We could not confirm that your form arrived',
      sentences: [
        'Please send it again in a minute: the same answers sent twice are stored once.',
        'Use your browser’s Back button: what you filled in is still there.',
      ],
      phone,
    }),
    'nginx/inbox-down-headers.conf': `# Written by the build. For the location of the page.\n${lines.join('\n')}\n`,
  };
}
