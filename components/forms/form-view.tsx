import type { ComponentProps, ReactNode, Ref } from 'react';
import { Button } from '@/components/controls/button';
import { controlValueOf } from '@/lib/forms/body';
import { type Answers, type FormDefinition, type FormField, honeypotName } from '@/lib/forms/definition';
import type { Problem } from '@/lib/forms/problems';
import type { Delivery } from '@/lib/leads/delivery';
import { consentField, sourceHeader } from '@/lib/leads/headers';
import type { Receipt } from '@/lib/leads/receipt';
import { Consent } from './consent';
import { Field, Hint } from './field';
import { FormParts, FormRows } from './form-rows';
import styles from './form-view.module.css';
import { Honeypot } from './honeypot';
import { type ContactFacts, ErrorSummary, ReceiptPanel, SubmitErrorMessage } from './messages';
import type { FirstInteractionHandlers, SubmitError } from './use-lead.client';

export type FormMessage =
  | { readonly kind: 'none' }
  | { readonly kind: 'problems'; readonly problems: readonly Problem[] }
  | SubmitError
  | { readonly kind: 'receipt'; readonly receipt: Receipt };

export type FormViewProps = {
  readonly definition: FormDefinition;
  readonly delivery: Delivery;
  readonly contact: ContactFacts;
  readonly message: FormMessage;
  /** By field name. */
  readonly problems: Readonly<Record<string, string | undefined>>;
  /** Names of the fields corrected since the form was last sent. */
  readonly corrected?: readonly string[];
  /** By field name. */
  readonly notices: Readonly<Record<string, string | undefined>>;
  readonly sending: boolean;
  /** The lead's `_id`; empty until the browser has generated it. */
  readonly leadId: string;
  /** Values of hidden fields, and initial answers. */
  readonly given?: Answers | undefined;
  /** A button as wide as the form, for a dialog. */
  readonly inDialog?: boolean | undefined;
  /** An outlined button, for when another form on the page is more important. */
  readonly quiet?: boolean | undefined;
  /** Two lines next to the button, with the full consent directly above it. */
  readonly brief?: ReactNode;
  readonly extra?: ReactNode;
  /** False until hydration: the browser validates. */
  readonly noValidate: boolean;
  readonly onSubmit?: ComponentProps<'form'>['onSubmit'];
  readonly onInput?: ComponentProps<'form'>['onInput'];
  readonly firstInteractionHandlers?: FirstInteractionHandlers;
  readonly onGo?: ComponentProps<'a'>['onClick'];
  readonly onStartAgain?: () => void;
  readonly formRef?: Ref<HTMLFormElement>;
  readonly messageRef?: Ref<HTMLDivElement>;
};

export function fieldIdOf(definition: Pick<FormDefinition, 'id'>, name: string): string {
  return `${definition.id}-${name}`;
}

function Controls({ definition, delivery, leadId }: Pick<FormViewProps, 'definition' | 'delivery' | 'leadId'>) {
  return definition.controls.map((control) => (
    <input
      key={control}
      type="hidden"
      name={control}
      value={controlValueOf(definition, control, { leadId, nextUrl: delivery.nextUrl })}
    />
  ));
}

function SendButton({
  definition,
  sending,
  inDialog,
  quiet,
}: Pick<FormViewProps, 'definition' | 'sending' | 'inDialog' | 'quiet'>) {
  return (
    <div>
      <Button type="submit" busy={sending} wide={inDialog ?? false} look={quiet ? 'secondary' : 'primary'}>
        {sending ? 'Submitting...' : definition.submitLabel}
      </Button>
      <span role="status" className="vh">
        {sending ? 'Sending your details' : ''}
      </span>
    </div>
  );
}

/** A lead form in one of its states, as a native form that the browser posts without script. */
export function FormView(props: FormViewProps) {
  const { definition, delivery, contact, message, sending, given = {}, noValidate, messageRef, corrected = [] } = props;
  const words = definition.receipt ?? { title: 'It is with us', next: [] };
  if (message.kind === 'receipt') {
    const { onStartAgain } = props;
    return <ReceiptPanel {...{ words, contact, onStartAgain }} receipt={message.receipt} ref={messageRef} />;
  }

  const consent = <Consent words={definition.consent} contact={contact} />;
  const idOf = (name: string) => fieldIdOf(definition, name);
  const asked = definition.fields.filter((field) => field.kind !== 'hidden');
  function fieldFor(field: FormField): ReactNode {
    return (
      <Field
        key={field.name}
        field={field}
        id={idOf(field.name)}
        value={given[field.name]}
        problem={props.problems[field.name]}
        settled={corrected.includes(field.name)}
        notice={props.notices[field.name]}
        locked={sending}
        native={!noValidate}
      />
    );
  }

  return (
    <form
      className={styles.form}
      ref={props.formRef}
      method="post"
      encType="multipart/form-data"
      action={delivery.action}
      noValidate={noValidate}
      onSubmit={props.onSubmit}
      onInput={props.onInput}
      {...props.firstInteractionHandlers}
    >
      {message.kind === 'problems' ? (
        <ErrorSummary
          problems={message.problems}
          corrected={corrected}
          idOf={idOf}
          onGo={props.onGo}
          ref={messageRef}
        />
      ) : null}
      {message.kind === 'failed' || message.kind === 'honeypot' ? (
        <SubmitErrorMessage submitError={message} contact={contact} ref={messageRef} />
      ) : null}
      <Hint>
        {asked.some((field) => field.optional || field.kind === 'check')
          ? 'All fields are required unless marked optional.'
          : 'All fields are required.'}
      </Hint>
      {definition.fields.filter((field) => field.kind === 'hidden').map(fieldFor)}
      {definition.parts ? (
        <FormParts parts={definition.parts} fields={asked} problems={props.problems} fieldFor={fieldFor} />
      ) : (
        <FormRows fields={asked} idOf={idOf} fieldFor={fieldFor} />
      )}
      {props.extra}
      <Controls definition={definition} delivery={delivery} leadId={props.leadId} />
      <input type="hidden" name={consentField} value={definition.consentVersion} />
      {delivery.source && <input type="hidden" name={sourceHeader} value={delivery.source} />}
      <Honeypot id={idOf(honeypotName)} />
      {props.brief ? consent : null}
      <div className={styles.foot}>
        {props.brief ?? consent}
        <SendButton definition={definition} sending={sending} inDialog={props.inDialog} quiet={props.quiet} />
      </div>
    </form>
  );
}
