import type { z } from 'zod';
import { choiceNames, fieldWords } from './words';

export type Field = {
  readonly name: string;
  readonly widget: string;
  readonly fields?: readonly Field[];
  readonly [option: string]: unknown;
};

export type Overrides = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** `registeredName` as `Registered name`. */
function labelOf(name: string): string {
  const words = name.replace(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** A choice, with a label if its value is a code. */
const choiceOf = (value: string) => (choiceNames[value] ? { label: choiceNames[value], value } : value);

function messageOf(schema: z.core.$ZodType): string {
  const result = (schema as z.ZodType).safeParse('\u0000');
  return result.success ? '' : (result.error.issues[0]?.message ?? '');
}

/** The widget for a string schema with its limits and its error message. */
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
      return { widget: 'select', options: Object.values(def.entries).map((value) => choiceOf(String(value))) };
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

/** The widget for an array: a multiple choice of names, a form for each object, or a line for each string. */
function listOf(name: string, element: z.core.$ZodType, overrides: Overrides): Readonly<Record<string, unknown>> {
  const { def } = (element as z.core.$ZodTypes)._zod;
  if (def.type === 'object') return { widget: 'list', collapsed: true, fields: fieldsOf(element, overrides) };
  const entry = widgetOf(name, element, overrides);
  if (entry.widget === 'select') return { ...entry, multiple: true };
  const override = overrides[`${name}.entry`];
  return { widget: 'list', ...(override && { field: { name: 'entry', label: 'Entry', ...entry, ...override } }) };
}

/** The field for a property of a schema. An override with a widget replaces the derived one. */
function fieldOf(name: string, schema: z.core.$ZodType, overrides: Overrides): Field {
  const derived = widgetOf(name, schema, overrides);
  const override = overrides[name];
  if (derived.widget === 'hidden') return { name, widget: 'hidden', ...derived };
  const base = override?.widget ? { required: derived.required } : derived;
  return { name, label: labelOf(name), widget: '', ...base, ...fieldWords[name], ...override };
}
