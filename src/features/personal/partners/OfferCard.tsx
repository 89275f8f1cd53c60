import type { PartnerOffer } from '../../../../contract/schemas/member.ts';
import { CARD_WIDTHS } from '../../../config/early-widths.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Card } from '../../../ui/cards/Card.tsx';
import { classNames } from '../../../ui/rendering/class-names.ts';
import { formatDay } from '../../../words/dates.ts';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import { withSizes } from '../../../ui/pictures/with-sizes.ts';
import { Price } from '../../../subjects/points/Price.tsx';
import { placesWords, type Reach } from './offer-words.ts';
import * as css from './OfferCard.module.css';

type Props = {
  offer: PartnerOffer;
  reach: Reach;
  /** The first offer: its picture is on the first screen. */
  priority: boolean;
  onOpen: () => void;
};

/** An offer in the list; the whole card opens it. */
export function OfferCard({ offer, reach, priority, onOpen }: Props) {
  const places = placesWords(offer.places_left);
  return (
    <Card as="article" interactive className={classNames(css.root, reach === 'taken' && css.taken)}>
      <div className={css.frame}>
        <Picture
          picture={withSizes({ ...offer.cover, alt: '' })}
          sizes={CARD_WIDTHS}
          priority={priority}
          className={css.picture ?? ''}
        />
      </div>
      <div className={css.words}>
        <p className={css.partner}>{offer.partner}</p>
        <h2 className={css.title}>
          <button type="button" className={css.open} aria-haspopup="dialog" onClick={onOpen}>
            {offer.title}
          </button>
        </h2>
        <p className={css.lead}>{offer.lead}</p>
        <div className={css.price}>
          <Price points={offer.points} />
          {reach === 'dear' && <Badge>Пока не&nbsp;хватает</Badge>}
        </div>
        <p className={css.facts}>
          <span>
            действует по&nbsp;
            <time dateTime={offer.valid_to}>{formatDay(offer.valid_to)}</time>
          </span>
          {places !== null && <span className={css.places}>{places}</span>}
        </p>
      </div>
    </Card>
  );
}
