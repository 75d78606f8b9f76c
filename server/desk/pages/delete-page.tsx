/** @jsxImportSource hono/jsx */
import { Button, Field, Form } from '@/server/desk/pages/form';
import { DeskPage } from '@/server/desk/pages/page';
import { type DeskQuery, deskPathFor } from '@/server/desk/query';
import type { Removed } from '@/server/store/types';

type DeleteProps = {
  readonly query: DeskQuery;
  readonly choices: readonly { readonly words: string; readonly count: number }[];
  readonly deleted?: Removed;
};

const countText = (count: number) => (count === 1 ? '1 lead' : `${count.toLocaleString('en-US')} leads`);

/** Asks for the number of leads to delete as confirmation; afterwards lists leads that may be about the same person. */
export function DeletePage({ query, choices, deleted }: DeleteProps) {
  const hiddenFields = { query: deskPathFor(query).replace(/^[^?]*\??/, '') };
  return (
    <DeskPage title={deleted ? 'Deleted' : 'Delete leads'} skip="Skip to the text">
      <h1>{deleted ? `${countText(deleted.numbers.length)} deleted` : 'Delete leads'}</h1>
      {deleted ? (
        <p>
          {deleted.related.length === 0
            ? 'No other lead mentions this person.'
            : 'These were kept and may be about the same person: '}
          {deleted.related.map((number) => (
            <>
              <a href={deskPathFor(query, { lead: number })}>lead {number}</a>{' '}
            </>
          ))}
        </p>
      ) : (
        <p>
          A deleted lead can’t be restored. Its notes, its history and any unsent email about it are deleted too.
          {choices.length === 0 ? ' There’s nothing to delete: choose a lead, or filter a list.' : ''}
        </p>
      )}
      {deleted?.isLogHeld ? (
        <p class="warning">
          Another program has old pages of the database open, which still contain what was deleted. Tell whoever runs
          the server.
        </p>
      ) : null}
      {choices.map(({ words, count }, index) => (
        <Form class="erase box" action="/desk/erase" hiddenFields={{ ...hiddenFields, choice: String(index) }}>
          <Field
            id={`count-${index}`}
            name="count"
            label={`To delete ${words}, type the number of leads: ${count.toLocaleString('en-US')}`}
            inputmode="numeric"
            autocomplete="off"
            required
          />
          <Button>Delete {countText(count)}</Button>
        </Form>
      ))}
      <p>
        <a href={deskPathFor(query, deleted ? { lead: undefined } : {})}>All leads</a>
      </p>
    </DeskPage>
  );
}
