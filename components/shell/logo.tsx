import { Art } from '@/components/drawings/art';
import { company } from '@/content/lender/company';
import { logoFile } from '@/content/lender/look/logo';
import styles from './logo.module.css';

export function Logo({ href }: { readonly href?: string }) {
  const [first, second] = company.wordmark;
  const Element = href ? 'a' : 'div';
  return (
    <Element className={styles.logo} href={href}>
      {logoFile ? (
        // biome-ignore lint/performance/noImgElement: next/image needs a server to resize, and a static export has none.
        <img
          className={styles.picture}
          src={logoFile.src}
          alt={logoFile.hasName ? company.name : ''}
          width={Math.round((40 * logoFile.width) / logoFile.height)}
          height={40}
        />
      ) : (
        <Art name="mark" />
      )}
      {logoFile?.hasName ? null : (
        <span translate="no">
          {first} <span>{second}</span>
        </span>
      )}
    </Element>
  );
}
