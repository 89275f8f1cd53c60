import { wayTo } from '../config/way-to.ts';
import { TextLink } from './TextLink.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Props = { shop: { lat: string; lon: string; title: string }; className?: string | undefined };

/** The link to the way to a shop, named by it for those who hear links one by one. */
export function WayThere({ shop, className }: Props) {
  return (
    <TextLink url={wayTo(shop)} kind="standalone" className={className}>
      Маршрут<VisuallyHidden>: {shop.title}</VisuallyHidden>
    </TextLink>
  );
}
