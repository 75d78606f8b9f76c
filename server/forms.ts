import { contactForm } from '@/content/forms/contact';
import type { FormDefinition } from '@/lib/forms/definition';

/** The forms whose leads the inbox takes, by the last part of their address. */
export const forms: ReadonlyMap<string, FormDefinition> = new Map(
  [contactForm].map((form) => [form.id, form] as const),
);
