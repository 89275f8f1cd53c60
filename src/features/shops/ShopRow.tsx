import type { MouseEvent } from 'react';
import type { ShopEntry } from '../../words/shop-entry.ts';
import { routes } from '../../config/routes.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { WayThere } from '../../subjects/shops/WayThere.tsx';
import * as css from './ShopRow.module.css';

type Props = {
  entry: ShopEntry;
  /**
   * The URL of the same list with this shop on the map; absent: there is no map, or the row is next
   * to it.
   */
  mapUrl?: string | undefined;
  /** «350 м»; only if the visitor has shared their position. */
  distance?: string | undefined;
  chosen?: boolean;
  onMap?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Whether it is the row in the list, which the map scrolls to. */
  anchored?: boolean;
};

/**
 * A shop: its address, whether it is open, and its links. `data-when`: the edge omits what a shop
 * does not have.
 */
export function ShopRow({ entry, mapUrl, distance, chosen, onMap, anchored = true }: Props) {
  const { id, title, kind, place, metro, hours, phone, tel, site } = entry;
  return (
    <article
      id={anchored ? `shop-${id}` : undefined}
      className={css.root}
      aria-current={chosen ? 'true' : undefined}
    >
      <p className={css.marks}>
        <span>{kind}</span>
        {entry.stock !== '' && (
          <b data-when="stock" data-stock={entry.stockState} className={css.stock}>
            {entry.stock}
          </b>
        )}
        {distance !== undefined && <span className={css.distance}>{distance}</span>}
      </p>
      <h3 className={css.title}>{title}</h3>
      {entry.opening !== '' && (
        <p data-when="opening" data-state={entry.openState} className={css.opening}>
          {entry.opening}
        </p>
      )}
      <div className={css.facts}>
        <p>{place}</p>
        {metro !== '' && <p data-when="metro">Метро {metro}</p>}
        {hours !== '' && <p data-when="hours">{hours}</p>}
      </div>
      <ul className={css.ways} role="list">
        {tel !== '' && (
          <li>
            <TextLink url={`tel:${tel}`} kind="standalone">
              {phone}
            </TextLink>
          </li>
        )}
        <li data-screen="">
          <WayThere shop={entry} />
        </li>
        {site !== '' && (
          <li data-when="site">
            <TextLink url={`https://${site}`} kind="standalone">
              {site}
            </TextLink>
          </li>
        )}
        {mapUrl !== undefined && (
          <li className={css.alive}>
            <TextLink url={mapUrl} kind="standalone" onClick={onMap}>
              На&#160;карте<VisuallyHidden>: {title}</VisuallyHidden>
            </TextLink>
          </li>
        )}
      </ul>
      {entry.choose !== '' && (
        <p data-when="choose" className={css.choose}>
          <Button url={routes.certificateAt(id)} size="full">
            Выбрать эту оптику
            <VisuallyHidden>
              : {title}, {place}
            </VisuallyHidden>
          </Button>
        </p>
      )}
    </article>
  );
}
