import type { ReactNode } from 'react';
import { examples as inputs } from '@/components/calculators/fields/inputs.examples';
import { examples as fields } from '@/components/forms/field.examples';
import { examples as formViews } from '@/components/forms/form-view.examples';
import { examples as leadForms } from '@/components/forms/lead-form.examples';
import { examples as messages } from '@/components/forms/messages.examples';
import { examples as buttons } from '@/components/ui/button.examples';

export type ExampleGroup = {
  readonly title: string;
  /** The file below `components/`, without its ending `.examples.tsx`. */
  readonly file: string;
  /** Every named state. */
  readonly examples: Readonly<Record<string, ReactNode>>;
};

/** Every example of every component, in the order of the gallery. */
export const exampleGroups: readonly ExampleGroup[] = [
  { title: 'Buttons and links', file: 'ui/button', examples: buttons },
  { title: 'Fields', file: 'forms/field', examples: fields },
  { title: 'Forms in each state', file: 'forms/form-view', examples: formViews },
  { title: 'What forms say', file: 'forms/messages', examples: messages },
  { title: 'Forms to try', file: 'forms/lead-form', examples: leadForms },
  { title: 'Inputs of calculators', file: 'calculators/fields/inputs', examples: inputs },
];
