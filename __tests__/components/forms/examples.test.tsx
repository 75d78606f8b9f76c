import { render } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { examples as fields } from '@/components/forms/field.examples';
import { examples as forms } from '@/components/forms/form-view.examples';
import { examples as islands } from '@/components/forms/lead-form.examples';
import { examples as messages } from '@/components/forms/messages.examples';

expect.extend(toHaveNoViolations);

describe.each(Object.entries({ fields, messages, forms, islands }))('%s', (_, examples) => {
  test.each(Object.entries(examples))('%s has nothing that axe objects to', async (_name, example) => {
    const { container } = render(<main>{example}</main>);
    expect(await axe(container)).toHaveNoViolations();
  });
});
