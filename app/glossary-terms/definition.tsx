import { definitionParts } from '@/lib/glossary/links';

/** A definition with its links to other terms. */
export function Definition({ text }: { readonly text: string }) {
  return definitionParts(text).map((part) =>
    part.id ? (
      <a key={part.id} href={`#${part.id}`}>
        {part.text}
      </a>
    ) : (
      part.text
    ),
  );
}
