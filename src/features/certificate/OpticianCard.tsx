import type { CertificateShop } from '../../../contract/schemas/certificate.ts';
import { shopWords } from '../../client/shop-words.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import * as css from './OpticianCard.module.css';

type Props = { shop: CertificateShop; onChoose: () => void };

/** An optician, and whether a trial pair is left there. */
export function OpticianCard({ shop, onChoose }: Props) {
  const { title, place, metro, hours, phone, tel } = shopWords(shop);
  return (
    <article className={css.root}>
      <div className={css.words}>
        <h4 className={css.title}>
          {title}
          {shop.stock === 'few' && <Badge tone="warm">осталось мало пар</Badge>}
          {shop.stock === 'none' && <Badge>пар пока нет</Badge>}
        </h4>
        <p>{place}</p>
        {metro !== '' && <p>Метро {metro}</p>}
        {hours !== '' && <p>{hours}</p>}
        <p>
          <a href={`tel:${tel}`} className={css.phone}>
            {phone}
          </a>
        </p>
      </div>
      {shop.stock !== 'none' && (
        <Button
          size="small"
          variant="secondary"
          className={css.button}
          aria-label={`Выбрать: ${title}, ${shop.address}`}
          onClick={onChoose}
        >
          Выбрать
        </Button>
      )}
    </article>
  );
}
