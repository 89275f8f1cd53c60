import type { PageData } from '../../build/page-data.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { CardLink } from '../../ui/cards/CardLink.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import * as css from './StaticCard.module.css';

/** A text page in the list; it has no picture. */
export function StaticCard({ page }: { page: PageData['staticList']['pages'][number] }) {
  return (
    <Card as="article" interactive padded className={css.root}>
      <h2 className={css.title}>
        <CardLink url={page.url}>{page.title}</CardLink>
      </h2>
      <p className={css.lead}>{page.lead}</p>
      <Icon name="arrow-right" className={css.arrow} />
    </Card>
  );
}
