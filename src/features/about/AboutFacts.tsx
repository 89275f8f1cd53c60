import type { AboutPage } from '../../../contract/schemas/pages.ts';
import { AccentBar } from '../../ui/signs/AccentBar.tsx';
import { DeepPanel } from '../../ui/page/DeepPanel.tsx';
import * as css from './AboutFacts.module.css';

/** Facts about the maker in numbers, on the page's only dark panel. */
export function AboutFacts({ facts, brand }: Pick<AboutPage, 'facts'> & { brand: string }) {
  if (facts.length === 0) return null;
  return (
    <DeepPanel rings="above" labelledBy="o-nas-v-cifrah">
      <h2 id="o-nas-v-cifrah">{`«${brand}» в\u00a0цифрах`}</h2>
      <dl className={css.facts}>
        {facts.map(({ value, label }) => (
          <div key={label} className={css.fact}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>
              <AccentBar />
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </DeepPanel>
  );
}
