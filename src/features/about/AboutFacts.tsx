import type { AboutPage } from '../../../contract/schemas/pages.ts';
import * as css from './AboutFacts.module.css';

/** The maker in numbers, on the page's one dark ground. */
export function AboutFacts({ facts }: Pick<AboutPage, 'facts'>) {
  if (facts.length === 0) return null;
  return (
    <section className={css.root} aria-labelledby="o-nas-v-cifrah">
      <div className={css.panel}>
        <h2 id="o-nas-v-cifrah" className={css.title}>
          «Ясно» в&#160;цифрах
        </h2>
        <dl className={css.facts}>
          {facts.map(({ value, label }) => (
            <div key={label} className={css.fact}>
              <dt className={css.label}>{label}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
