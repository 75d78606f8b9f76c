'use client';

import { examples as inputs } from '@/components/calculators/fields/inputs.examples';
import { examples as buttons } from '@/components/controls/button.examples';
import { examples as fields } from '@/components/forms/field.examples';

const groups = { 'Buttons and links': buttons, Fields: fields, 'Inputs of calculators': inputs };

export function Gallery() {
  return (
    <main className="wrap section">
      <h1>Gallery</h1>
      {Object.entries(groups).map(([title, examples]) => (
        <section key={title}>
          <h2>{title}</h2>
          {Object.entries(examples).map(([name, example]) => (
            <article key={name} aria-label={name}>
              <hr />
              <p className="small">{name}</p>
              {example}
            </article>
          ))}
        </section>
      ))}
    </main>
  );
}
