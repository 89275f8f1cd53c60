import type { Successor } from '../../build/page-data.ts';
import { Icon } from '../../ui/signs/Icon.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import * as css from './Replacement.module.css';

/** A possible replacement of a product: what it is, and what changes for the wearer. */
export function Replacement({ product, differences }: Successor) {
  return (
    <article>
      <div className={css.head}>
        <div className={css.frame}>
          <Picture picture={product.cover} sizes="7rem" className={css.picture ?? ''} />
        </div>
        <div>
          <h4 className={css.title}>
            <TextLink url={product.url} kind="standalone">
              {product.title}
            </TextLink>
          </h4>
          <p className={css.lead}>{product.lead}</p>
        </div>
      </div>
      {differences.length > 0 && (
        <>
          <h5 className={css.label}>Что изменится</h5>
          <dl>
            {differences.map(({ term, before, after }) => (
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
