import type { ReactNode } from 'react';
import { Art } from '@/components/drawings/art';
import street from '@/components/drawings/street.module.css';
import type { Href } from '@/content/routes';
import styles from './not-found.module.css';

const links = [
  { label: 'Home page', href: '/' },
  { label: 'Make a Purchase', href: '/purchase' },
  { label: 'Refinancing', href: '/refinancing' },
  { label: 'Contact Us', href: '/contact-us' },
] as const satisfies readonly { readonly label: string; readonly href: Href }[];

export const notFound = {
  title: 'Page not found',
  text: 'The page you were looking for has moved, or the link has a typo in it.',
};

export function NotFound({ children }: { readonly children: ReactNode }) {
  return (
    <section className={styles.lot}>
      <div className="wrap cols">
        <div className={styles.text}>
          <h1>There’s no house at this address.</h1>
          <p className="lead">{notFound.text} These usually get people home:</p>
          <ul className={`rows ${styles.ways}`}>
            {links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
          {children}
        </div>
        <Art name="lot-404" />
      </div>
      <div className={street.walk} />
    </section>
  );
}
