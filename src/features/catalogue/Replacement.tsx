import type { Discontinued } from '../../build/page-data.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { differences } from './differences.ts';
import * as css from './Replacement.module.css';

type Product = Discontinued['product'];

/** A product that may take another's place: what it is, and what changes for its wearer. */
export function Replacement({ old, replacement }: { old: Product; replacement: Product }) {
  const rows = differences(old, replacement);
  return (
    <article>
      <div className={css.head}>
        <div className={css.frame}>
          <Picture picture={replacement.cover} sizes="7rem" className={css.picture ?? ''} />
        </div>
        <div>
          <h4 className={css.title}>
            <TextLink url={replacement.url} kind="standalone">
              {replacement.title}
            </TextLink>
          </h4>
          <p className={css.lead}>{replacement.lead}</p>
        </div>
      </div>
      {rows.length > 0 && (
        <>
          <h5 className={css.label}>Что изменится</h5>
          <dl>
            {rows.map(({ term, before, after }) => (
              <div key={term} className={css.change}>
                <dt className={css.term}>{term}</dt>
                <dd>
                  <VisuallyHidden>Было: </VisuallyHidden>
                  {before}
                  <Icon name="arrow-right" size={16} className={css.arrow} />
                  <VisuallyHidden>, стало: </VisuallyHidden>
                  <strong className={css.after}>{after}</strong>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </article>
  );
}
