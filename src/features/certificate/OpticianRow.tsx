import { shopWords } from '../../words/shop-words.ts';
import type { CertificateShop } from '../../../contract/schemas/certificate.ts';
import { Badge } from '../../ui/text/Badge.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import * as css from './OpticianRow.module.css';

type Props = {
  shop: CertificateShop;
  /** «350 м»; only if the visitor has shared their position. */
  distance: string | undefined;
  onChoose: () => void;
};

/** An optician in a few lines, all of them clickable; one without pairs is not selectable. */
export function OpticianRow({ shop, distance, onChoose }: Props) {
  const { title, metro, hours } = shopWords(shop);
  const words = (
    <>
      <span className={css.title}>
        {title}
        {shop.stock === 'few' && <Badge tone="warm">осталось мало пар</Badge>}
        {shop.stock === 'none' && <Badge>пар пока нет</Badge>}
      </span>
      {distance !== undefined && <span className={css.distance}>{distance}</span>}
      <span className={css.facts}>
        {shop.address}
        {metro !== '' && <>, метро {metro}</>}
        {hours !== '' && <span className={css.hours}>{hours}</span>}
      </span>
    </>
  );
  if (shop.stock === 'none') return <div className={css.root}>{words}</div>;
  return (
    <button type="button" className={css.root} onClick={onChoose}>
      <VisuallyHidden>Выбрать: </VisuallyHidden>
      {words}
      <Icon name="chevron" className={css.sign} />
    </button>
  );
}
