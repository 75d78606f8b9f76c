import type { z } from 'zod';
import { fieldWords } from './words';

/** A field of a form of the editor, in the terms of Sveltia CMS. */
export type Field = {
  readonly name: string;
  readonly widget: string;
  readonly fields?: readonly Field[];
  readonly [option: string]: unknown;
};

/** What the editor shows for a field in another way than its schema says, by its name. */
export type Overrides = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** `registeredName` as `Registered name`. */
function labelOf(name: string): string {
  const words = name.replace(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** The sentence with which a schema refuses a value that fits nothing. */
function messageOf(schema: z.core.$ZodType): string {
  const result = (schema as z.ZodType).safeParse('\u0000');
  return result.success ? '' : (result.error.issues[0]?.message ?? '');
}

/** The widget for a schema of text, with its limits and the sentence of a mistake. */
function textField(schema: z.core.$ZodString): Readonly<Record<string, unknown>> {
  const checks = (schema._zod.def.checks ?? []).map(({ _zod }): Readonly<Record<string, unknown>> => ({ ..._zod.def }));
  const pattern = checks.find(({ pattern: found }) => found instanceof RegExp)?.pattern as RegExp | undefined;
  const longest = checks.find(({ check }) => check === 'max_length')?.maximum;
  if (pattern?.source === String.raw`^\d{4}-\d{2}-\d{2}$`) {
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', time_format: false };
  }
  return {
    widget: 'string',
    ...(pattern && { pattern: [pattern.source, messageOf(schema)] }),
    ...(typeof longest === 'number' && { maxlength: longest }),
  };
}

/** The fields of an object's schema, in its order. */
export function fieldsOf(schema: z.core.$ZodType, overrides: Overrides): readonly Field[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'pipe') return fieldsOf(def.in, overrides);
  if (def.type !== 'object') throw new Error(`The editor has no form for ${def.type}.`);
  return Object.entries(def.shape).map(([name, part]) => fieldOf(name, part, overrides));
}

function widgetOf(name: string, schema: z.core.$ZodType, overrides: Overrides): Readonly<Record<string, unknown>> {
  const any = schema as z.core.$ZodTypes;
  const { def } = any._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return { ...widgetOf(name, def.innerType, overrides), required: false };
    case 'default':
    case 'prefault':
      return { ...widgetOf(name, def.innerType, overrides), required: false };
    case 'pipe':
      return widgetOf(name, def.in, overrides);
    case 'readonly':
      return widgetOf(name, def.innerType, overrides);
    case 'string':
      return textField(schema as z.core.$ZodString);
    case 'number':
      return { widget: 'number', value_type: 'float', step: 0.001 };
    case 'boolean':
      return { widget: 'boolean' };
    case 'literal':
      return { widget: 'hidden', default: def.values[0] };
    case 'enum':
      return { widget: 'select', options: Object.values(def.entries) };
    case 'object':
      return { widget: 'object', fields: fieldsOf(schema, overrides) };
    case 'tuple': {
      const [first] = def.items;
      if (!first) break;
      return { ...listOf(name, first, overrides), min: def.items.length, max: def.items.length };
    }
    case 'array':
      return listOf(name, def.element, overrides);
    case 'custom':
      return { widget: 'string' };
  }
  throw new Error(`The editor has no field for ${name}, which is ${def.type}.`);
}

/** A list of one kind of entry: a choice of several for names, a form for each object, a line for each text. */
function listOf(name: string, element: z.core.$ZodType, overrides: Overrides): Readonly<Record<string, unknown>> {
  const { def } = (element as z.core.$ZodTypes)._zod;
  if (def.type === 'object') return { widget: 'list', collapsed: true, fields: fieldsOf(element, overrides) };
  const entry = widgetOf(name, element, overrides);
  if (entry.widget === 'select') return { ...entry, multiple: true };
  const own = overrides[`${name}.entry`];
  return { widget: 'list', ...(own && { field: { name: 'entry', label: 'Entry', ...entry, ...own } }) };
}

/** One field of the editor for one entry of a schema. An override with a widget takes the place of the derived one. */
function fieldOf(name: string, schema: z.core.$ZodType, overrides: Overrides): Field {
  const derived = widgetOf(name, schema, overrides);
  const own = overrides[name];
  if (derived.widget === 'hidden') return { name, widget: 'hidden', ...derived };
  const base = own?.widget ? { required: derived.required } : derived;
  return { name, label: labelOf(name), widget: '', ...base, ...fieldWords[name], ...own };
}
