import type { StaticPage } from '../../../contract/schemas/reference.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as css from './StaticCard.module.css';

/** A page of plain text in the list of them; there is no picture to show. */
export function StaticCard({ page }: { page: StaticPage }) {
  return (
    <Card as="article" interactive padded className={css.root}>
      <h2 className={css.title}>
        <Anchor url={page.url} className={css.link}>
          {page.title}
        </Anchor>
      </h2>
      <p className={css.lead}>{page.lead}</p>
      <Icon name="arrow-right" className={css.arrow} />
    </Card>
  );
}
