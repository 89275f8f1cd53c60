import type { LinkLibrary } from '../../build/page-data.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { CardLink } from '../../ui/cards/CardLink.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import { counted } from '../../words/plural.ts';
import * as css from './LibraryCard.module.css';

const LINKS = { one: 'ссылка', few: 'ссылки', many: 'ссылок' };

/** One library: its topic, its subjects, the number of links. All of it is the link. */
export function LibraryCard({
  library: { url, title, lead, groups, links },
}: {
  library: LinkLibrary;
}) {
  return (
    <Card as="article" interactive padded className={css.root}>
      <p className={css.count}>{counted(links, LINKS)}</p>
      <h2 className={css.title}>
        <CardLink url={url}>{title}</CardLink>
      </h2>
      <p className={css.lead}>{lead}</p>
      <ul className={css.groups} role="list">
        {groups.map((group) => (
          <li key={group} className={css.group}>
            {group}
          </li>
        ))}
      </ul>
      <Icon name="arrow-right" className={css.arrow} />
    </Card>
  );
}
