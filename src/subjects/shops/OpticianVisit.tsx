import type { Shop } from '../../../contract/schemas/shop.ts';
import { shopWords } from '../../words/shop-words.ts';
import { KEPT_MARK } from '../../config/offline.ts';
import { wayTo } from '../../config/way-to.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/cards/Card.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import * as css from './OpticianVisit.module.css';

/** Where the pair is collected, the opening hours and how to get there. */
export function OpticianVisit({ optician }: { optician: Shop }) {
  const { title, place, metro, hours, phone, tel } = shopWords(optician);
  return (
    <div {...{ [KEPT_MARK.visit]: '' }}>
      <Card padded tone="mist" as="section" className={css.root}>
        <Icon name="pin" size={32} className={css.sign} />
        <div className={css.words}>
          <h2 className={css.title}>{title}</h2>
          <p>{place}</p>
          {metro !== '' && <p>Метро {metro}</p>}
          {hours !== '' && <p>{hours}</p>}
          <p>
            Запишитесь по&#160;телефону{' '}
            <a href={`tel:${tel}`} className={css.phone}>
              {phone}
            </a>
          </p>
        </div>
        <Button url={wayTo(optician)} variant="secondary">
          Как добраться
        </Button>
      </Card>
    </div>
  );
}
