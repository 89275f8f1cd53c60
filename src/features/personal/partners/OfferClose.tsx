import type { PartnerOffer } from '../../../../contract/schemas/member.ts';
import { formatDay } from '../../../words/dates.ts';
import { LiveText } from '../../../ui/prose/LiveText.tsx';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import { withSizes } from '../../../ui/pictures/with-sizes.ts';
import { Price } from '../../../subjects/points/Price.tsx';
import { placesWords } from './offer-words.ts';
import * as css from './OfferClose.module.css';

/** The details of an offer: price, deadline and terms. */
export function OfferClose({ offer }: { offer: PartnerOffer }) {
  const places = placesWords(offer.places_left);
  return (
    <div className={css.root}>
      <div className={css.frame}>
        <Picture
          picture={withSizes(offer.cover)}
          sizes="(min-width: 820px) 36rem, 80vw"
          className={css.picture ?? ''}
        />
      </div>
      <p className={css.lead}>{offer.lead}</p>
      <dl className={css.facts}>
        <div>
          <dt>Партнёр</dt>
          <dd>{offer.partner}</dd>
        </div>
        <div>
          <dt>Стоит</dt>
          <dd>
            <Price points={offer.points} />
          </dd>
        </div>
        <div>
          <dt>Действует по</dt>
          <dd>
            <time dateTime={offer.valid_to}>{formatDay(offer.valid_to)}</time>
          </dd>
        </div>
        {places !== null && (
          <div>
            <dt>Количество</dt>
            <dd>{places}</dd>
          </div>
        )}
      </dl>
      <LiveText html={offer.body} className={css.body} />
    </div>
  );
}
