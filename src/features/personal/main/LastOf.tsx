import type { ReactNode } from 'react';
import { Card } from '../../../ui/cards/Card.tsx';
import { TextLink } from '../../../ui/links/TextLink.tsx';
import * as css from './LastOf.module.css';

type Row = { id: number; title: string; facts: string; end: ReactNode };

type Props = {
  title: string;
  more: { title: string; url: string };
  empty: string;
  items: readonly Row[];
};

/** The newest rows of a list, and a link to all of them. */
export function LastOf({ title, more, empty, items }: Props) {
  return (
    <Card as="section" padded className={css.root}>
      <h2 className={css.title}>{title}</h2>
      {items.length === 0 ? (
        <p className={css.facts}>{empty}</p>
      ) : (
        <ul role="list">
          {items.map(({ id, title: name, facts, end }) => (
            <li key={id} className={css.row}>
              <div className={css.words}>
                <p className={css.name}>{name}</p>
                <p className={css.facts}>{facts}</p>
              </div>
              {end}
            </li>
          ))}
        </ul>
      )}
      <TextLink url={more.url} kind="standalone" arrow>
        {more.title}
      </TextLink>
    </Card>
  );
}
