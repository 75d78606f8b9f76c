import { Children, type CSSProperties, isValidElement, type ReactNode } from 'react';
import { CallOut } from '@/components/page/call-out';
import { ExampleRate, FactById, LoanTermsNote } from '@/components/page/facts/facts';
import { ColumnChoice } from '@/components/page/figures/column-choice';
import { LoansTable } from '@/components/page/figures/loans-table';
import { KeyFigures } from '@/components/page/key-figures';
import { Example, Flow, Term, Topic, TopicGrid } from '@/components/page/prose';
import { ScrollBox, Table } from '@/components/page/table';
import { slugOf } from '@/content/site/prose';

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (node && typeof node === 'object' && 'props' in node)
    return textOf((node.props as { children?: ReactNode }).children);
  return '';
}

type CellProps = { readonly style?: CSSProperties; readonly children?: ReactNode };

// Markdown writes alignment as a style, and pages may not have style attributes.
const isNumber = (style: CSSProperties | undefined) => (style?.textAlign === 'right' ? '' : undefined);

/** The `data-n` of a cell with a number: `words` if it also has words and may wrap. */
function numberKind({ style, children }: CellProps): string | undefined {
  if (isNumber(style) === undefined) return undefined;
  return /[a-z]{3}/i.test(textOf(children)) ? 'words' : '';
}

/** A column heading. The one above the row headings may be empty. */
function HeadCell({ style, children }: CellProps) {
  if (Children.count(children) === 0) return <td />;
  return (
    <th scope="col" data-n={isNumber(style)}>
      {children}
    </th>
  );
}

function Cell(props: CellProps) {
  return <td data-n={numberKind(props)}>{props.children}</td>;
}

/** A row. Its first cell is its heading, unless it is empty or the row has the column headings. */
function Row({ children }: { readonly children?: ReactNode }) {
  const cells = Children.toArray(children).filter((cell) => isValidElement<CellProps>(cell));
  const [first, ...others] = cells;
  if (first?.type !== Cell || Children.count(first.props.children) === 0) return <tr>{cells}</tr>;
  return (
    <tr>
      <th scope="row" data-n={numberKind(first.props)}>
        {first.props.children}
      </th>
      {others}
    </tr>
  );
}

/** The column headings of a table, which also name it. */
function headsOf(node: ReactNode): string[] {
  if (Array.isArray(node)) return node.flatMap(headsOf);
  if (!node || typeof node !== 'object' || !('props' in node)) return [];
  if (node.type === HeadCell) return [textOf(node)];
  return headsOf((node.props as { children?: ReactNode }).children);
}

type LinkProps = { readonly href?: string; readonly children?: ReactNode };

const components = {
  a: ({ href, children }: LinkProps) => (
    <a href={href} rel={href?.startsWith('http') ? 'external' : undefined}>
      {children}
    </a>
  ),
  h2: ({ children }: { readonly children?: ReactNode }) => <h2 id={slugOf(textOf(children))}>{children}</h2>,
  td: Cell,
  th: HeadCell,
  table: ({ children }: { readonly children?: ReactNode }) => {
    const heads = headsOf(children).filter(Boolean).join(', ');
    return (
      <ScrollBox label={`Table: ${heads}`}>
        <Table>
          <caption className="vh">{heads}</caption>
          {children}
        </Table>
      </ScrollBox>
    );
  },
  tr: Row,
  LoanTermsNote,
  CallOut,
  ColumnChoice,
  TopicGrid,
  Example,
  ExampleRate,
  Fact: FactById,
  Flow,
  KeyFigures,
  LoansTable,
  Term,
  Topic,
};

/** The components that MDX may use without an import. */
export function useMDXComponents() {
  return components;
}
