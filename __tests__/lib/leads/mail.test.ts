import { contactForm } from '@/content/forms/contact';
import { purchaseForm, purchaseQuestionnaire } from '@/content/forms/purchase-questions';
import { mailtoFor } from '@/lib/leads/mail';

describe('the fallback email', () => {
  const answers = {
    name: 'Sam & Ann',
    email: 'sam@example.com',
    phone: '(614) 555-0142',
    city: '',
    message: 'Hi\nthere',
  };

  test('has a line for each answer, and the reference', () => {
    const address = mailtoFor('hello@example.com', contactForm, answers, '2026NOV20FRI091305');
    expect(address.startsWith('mailto:hello@example.com?subject=Contact%20Form%3A%202026NOV20FRI091305&body=')).toBe(
      true,
    );
    expect(new URL(address).searchParams.get('body')).toBe(
      'Name: Sam & Ann\r\nEmail: sam@example.com\r\nPhone: 6145550142\r\nMessage: Hi\nthere\r\nReference: 2026NOV20FRI091305',
    );
  });

  test('leaves out income, debts, credit and other figures and choices: email is not private', () => {
    const given = { ...Object.fromEntries(purchaseForm.fields.map(({ name }) => [name, '740'])), firstName: 'Sam' };
    const body = new URL(mailtoFor('hello@example.com', purchaseForm, given, 'X')).searchParams.get('body') ?? '';
    const named = body.split('\r\n').map((line) => line.split(': ')[0]);
    expect(named).toEqual([
      'Agent’s name',
      'First name',
      'Last name',
      'Email',
      'Phone',
      purchaseQuestionnaire.byEmail.label,
      'Reference',
    ]);
  });

  test('cuts a very long message to what mail programs accept, and says so', () => {
    const address = mailtoFor('hello@example.com', contactForm, { ...answers, message: 'é😀'.repeat(1_000) }, 'X');
    expect(address.length).toBeLessThanOrEqual(1_900);
    const body = new URL(address).searchParams.get('body') ?? '';
    expect(body).toContain('Name: Sam & Ann');
    expect(body).toContain('(the rest did not fit)\r\nReference: X');
  });
});
