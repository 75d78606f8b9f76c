import numbered from '@/components/page/next-steps.module.css';
import { company } from '@/content/lender/company';
import { purchase } from '@/content/site/own-pages/purchase';
import styles from './journey.module.css';

export function Journey() {
  const { heading, lead, steps } = purchase.journey;
  return (
    <section className="section" aria-labelledby="journey">
      <div className="wrap">
        <div className="head">
          <h2 id="journey">{heading}</h2>
          <p className="lead">{lead}</p>
        </div>
        <ol className={`cols rows ${styles.steps}`}>
          {steps.map(({ path, text, title }) => (
            <li key={title}>
              <a
                className={numbered.number}
                href={path === 'apply' ? company.links.apply : path}
                rel={path === 'apply' ? 'external' : undefined}
              >
                <span className="quiet t-s">
                  <b>{title}</b>
                  {text}
                  {path === 'apply' ? <span className="vh"> (external application)</span> : null}
                </span>
              </a>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
