import type { Discontinued } from '../../build/page-data.ts';
import { Badge } from '../../ui/text/Badge.tsx';
import { Card } from '../../ui/cards/Card.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { Replacement } from './Replacement.tsx';
import * as css from './DiscontinuedItem.module.css';

/** A discontinued product, with its closest replacements. */
export function DiscontinuedItem({ product, section, replacements }: Discontinued) {
  return (
    <Card as="article">
      <div className={css.old}>
        <div className={css.frame}>
          <Picture
            picture={product.cover}
            sizes="(min-width: 820px) 15rem, 40vw"
            className={css.picture ?? ''}
          />
        </div>
        <div className={css.words}>
          <Badge tone="warm">Больше не&#160;выпускается</Badge>
          <h2 className={css.title}>{product.title}</h2>
          <p className={css.lead}>{product.lead}</p>
          <TextLink url={product.url} kind="standalone" arrow>
            Параметры и&#160;инструкции
          </TextLink>
        </div>
      </div>
      <div className={css.next}>
        <h3 className={css.label}>Чем заменить</h3>
        {replacements.length === 0 ? (
          <p className={css.lead}>
            Близкой замены сейчас нет. Посмотрите раздел{' '}
            <TextLink url={section.url}>«{section.title}»</TextLink> и&#160;спросите специалиста.
          </p>
        ) : (
          <ul className={css.list} role="list">
            {replacements.map((replacement) => (
              <li key={replacement.product.id}>
                <Replacement {...replacement} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
