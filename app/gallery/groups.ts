import type { ReactNode } from 'react';
import { examples as inputs } from '@/components/calculators/fields/inputs.examples';
import { examples as fields } from '@/components/forms/field.examples';
import { examples as formViews } from '@/components/forms/form-view.examples';
import { examples as leadForms } from '@/components/forms/lead-form.examples';
import { examples as messages } from '@/components/forms/messages.examples';
import { examples as questionnaires } from '@/components/questionnaire/questionnaire.examples';
import { examples as film } from '@/components/sections/film/film.examples';
import { examples as home } from '@/components/sections/home/home.examples';
import { examples as sections } from '@/components/sections/sections.examples';
import { examples as shell } from '@/components/shell/shell.examples';
import { examples as art } from '@/components/ui/art.examples';
import { examples as basics } from '@/components/ui/basics.examples';
import { examples as buttons } from '@/components/ui/button.examples';
import { examples as callOuts } from '@/components/ui/call-out.examples';
import { examples as prose } from '@/components/ui/prose.examples';

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
  { title: 'Basics', file: 'ui/basics', examples: basics },
  { title: 'Running text', file: 'ui/prose', examples: prose },
  { title: 'Call-outs', file: 'ui/call-out', examples: callOuts },
  { title: 'Drawings', file: 'ui/art', examples: art },
  { title: 'Header, footer and side panel', file: 'shell/shell', examples: shell },
  { title: 'Sections', file: 'sections/sections', examples: sections },
  { title: 'Sections of the home page', file: 'sections/home/home', examples: home },
  { title: 'The film', file: 'sections/film/film', examples: film },
  { title: 'Fields', file: 'forms/field', examples: fields },
  { title: 'Forms in each state', file: 'forms/form-view', examples: formViews },
  { title: 'What forms say', file: 'forms/messages', examples: messages },
  { title: 'Forms to try', file: 'forms/lead-form', examples: leadForms },
  { title: 'Questionnaires', file: 'questionnaire/questionnaire', examples: questionnaires },
  { title: 'Inputs of calculators', file: 'calculators/fields/inputs', examples: inputs },
];
