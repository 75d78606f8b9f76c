import { artOf } from '@/content/art/art';
import styles from './art.module.css';

type ArtProps = {
  /** A file in `content/art`, without its extension. */
  readonly name: string;
  readonly className?: string;
};

/** Inlines a drawing at build time, hidden from screen readers. Not for islands. */
export function Art({ name, className }: ArtProps) {
  const { size, markup } = artOf(name);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is a file of this repository
    <svg {...size} aria-hidden="true" className={className} dangerouslySetInnerHTML={{ __html: markup }} />
  );
}

/** A drawing that the islands of the page reuse with `<use href="#art-name">`. */
export function SharedArt({ name }: { readonly name: string }) {
  return (
    <svg className={styles.shared} aria-hidden="true">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is a file of this repository */}
      <g id={`art-${name}`} dangerouslySetInnerHTML={{ __html: artOf(name).markup }} />
    </svg>
  );
}
