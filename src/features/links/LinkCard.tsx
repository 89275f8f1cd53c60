import type { LinkPage } from '../../../contract/schemas/reference.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { CardLink } from '../../ui/cards/CardLink.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import { hostOf } from './host-of.ts';
import * as css from './LinkCard.module.css';

type Props = { link: LinkPage['groups'][number]['links'][number] };

/** A link to another site: its owner, its content, and a note that it opens in a new tab. */
export function LinkCard({ link: { title, url, note } }: Props) {
  return (
    <Card as="article" interactive padded className={css.root}>
      <h3 className={css.title}>
        <CardLink url={url}>{title}</CardLink>
      </h3>
      <p className={css.note}>{note}</p>
      <p className={css.host}>
        <Icon name="external" size={20} />
        {hostOf(url)}
      </p>
    </Card>
  );
}
