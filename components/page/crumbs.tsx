import styles from './crumbs.module.css';

export type Crumb = { readonly label: string; readonly href?: string };

export function Crumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav className={styles.crumbs} data-print="no" aria-label="Breadcrumb">
      <ol className={styles.trail}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
            {crumb.href ? <a href={crumb.href}>{crumb.label}</a> : crumb.label}
          </li>
        ))}
      </ol>
    </nav>
  );
}
