import { wayTo } from '../../config/way-to.ts';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';

type Props = { shop: { lat: string; lon: string; title: string; place: string } };

/**
 * The link to the route to a shop, named after it for screen reader users who list the links: with
 * the address, as shops of one chain have the same title.
 */
export function WayThere({ shop }: Props) {
  return (
    <TextLink url={wayTo(shop)} kind="standalone">
      Маршрут
      <VisuallyHidden>
        : {shop.title}, {shop.place}
      </VisuallyHidden>
    </TextLink>
  );
}
