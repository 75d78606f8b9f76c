/** @jsxImportSource hono/jsx */
import { Button, Field, Form } from '@/server/desk/pages/form';
import { DeskPage } from '@/server/desk/pages/page';
import { type DeskQuery, deskAddress } from '@/server/desk/query';
import type { Removed } from '@/server/store/types';

type EraseProps = {
  readonly query: DeskQuery;
  /** What can be deleted together; empty where there is nothing. */
  readonly choices: readonly { readonly words: string; readonly count: number }[];
  /** What was just deleted. */
  readonly erased?: Removed;
};

const counted = (count: number) => (count === 1 ? '1 lead' : `${count.toLocaleString('en-US')} leads`);

/** Says how many leads would be deleted, asks for that number, and afterwards which leads may be about the same person. */
export function ErasePage({ query, choices, erased }: EraseProps) {
  const unseen = { query: deskAddress(query).replace(/^[^?]*\??/, '') };
  return (
    <DeskPage title={erased ? 'Deleted' : 'Delete leads'} skip="Skip to the text">
      <h1>{erased ? `${counted(erased.numbers.length)} deleted` : 'Delete leads'}</h1>
      {erased ? (
        <p>
          {erased.related.length === 0
            ? 'No other lead names this person.'
            : 'These stay and may be about the same person: '}
          {erased.related.map((number) => (
            <>
              <a href={deskAddress(query, { lead: number })}>lead {number}</a>{' '}
            </>
          ))}
        </p>
      ) : (
        <p>
          A deleted lead can’t be brought back. It goes with its notes, its history and any email about it that waits.
          {choices.length === 0 ? ' There is nothing to delete: choose a lead, or a list by its filters.' : ''}
        </p>
      )}
      {erased?.isLogHeld ? (
        <p class="warning">
          Another program keeps old pages of the database open, and they still have what was deleted. Tell whoever runs
          the server.
        </p>
      ) : null}
      {choices.map(({ words, count }, index) => (
        <Form class="erase box" action="/desk/erase" unseen={{ ...unseen, choice: String(index) }}>
          <Field
            id={`count-${index}`}
            name="count"
            label={`To delete ${words}, type how many that is: ${count.toLocaleString('en-US')}`}
            inputmode="numeric"
            autocomplete="off"
            required
          />
          <Button>Delete {counted(count)}</Button>
        </Form>
      ))}
      <p>
        <a href={deskAddress(query, erased ? { lead: undefined } : {})}>To the leads</a>
      </p>
    </DeskPage>
  );
}
