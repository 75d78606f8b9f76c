import { createHash, randomBytes } from 'node:crypto';
import { controlValueOf } from '@/lib/forms/body';
import { type ControlName, honeypotName } from '@/lib/forms/definition';
import { leadIdAt } from '@/lib/leads/lead-id';
import type { FormEntry } from '@/server/inbox/form-body';
import { type InboxForm, schemaFor } from '@/server/inbox/form-schema';
import { Refusal } from '@/server/inbox/refusal';
import { streamSafe } from '@/server/inbox/stream-safe';
import { ohioDate } from '@/server/office-time';
import type { NewLead } from '@/server/store/types';

/** One of a million suffixes, so that forms without script that arrive in the same second get different references. */
function randomSuffix(): string {
  return [...randomBytes(4)].map((byte) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[byte % 32]).join('');
}

const relayOnly: readonly ControlName[] = ['_template', '_next', '_captcha'];

const maxNamedFields = 20;

function repeatedFields(form: InboxForm, entries: readonly FormEntry[]): Readonly<Record<string, string>> {
  const fields = new Set(form.fields.map((field) => field.name));
  const names = entries.map(([name]) => name).filter((name) => fields.has(name));
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  return Object.fromEntries(repeated.map((name) => [name, 'Sent twice']));
}

/** Creates a parser for one form. It returns the lead or throws a Refusal. */
export function createLeadParser(form: InboxForm, phone: { readonly display: string }) {
  const schema = schemaFor(form);

  return (
    sent: readonly FormEntry[],
    { key, consentVersion }: Pick<NewLead, 'key'> & { readonly consentVersion: string | null },
    receivedAt: number,
  ): NewLead => {
    const entries = sent.map(([name, value]): FormEntry => [streamSafe(name), streamSafe(value)]);
    const repeated = repeatedFields(form, entries);
    if (Object.keys(repeated).length > 0) throw new Refusal(422, 'Please check your answers.', { fields: repeated });
    const result = schema.safeParse(Object.fromEntries(entries));
    if (!result.success) {
      const fields: Record<string, string> = {};
      for (const issue of result.error.issues) {
        if (issue.code === 'unrecognized_keys')
          for (const name of issue.keys.slice(0, maxNamedFields))
            fields[name.slice(0, 80)] = 'Not a field of this form';
        else fields[String(issue.path[0] ?? '')] ??= issue.message;
      }
      const message = Object.hasOwn(fields, honeypotName)
        ? `We could not take this form, because a hidden field in it was filled in. Please call us at ${phone.display}.`
        : 'Please check your answers.';
      throw new Refusal(422, message, { fields });
    }
    const checked = result.data;
    const text = (name: string) => checked[name] ?? '';
    const leadId = text('_id') || text('id') || `${leadIdAt(ohioDate(receivedAt))}-${randomSuffix()}`;
    const answers = form.fields.map((field) => [field.name, text(field.name)] as const);
    const controls = form.controls
      .filter((control) => !relayOnly.includes(control))
      .map((control) => [control, controlValueOf(form, control, { leadId, nextUrl: '' })] as const);
    return {
      form: form.id,
      key,
      leadId,
      body: Object.fromEntries([...answers, ...controls]),
      contentHash: createHash('sha256').update(JSON.stringify(answers)).digest('base64url'),
      receivedAt,
      consent:
        consentVersion === null
          ? null
          : { version: consentVersion, words: consentVersion === form.consentVersion ? form.consent : null },
    };
  };
}
