import { routes } from '../../config/routes.ts';
import { Anchor, type AnchorProps } from '../../ui/links/Anchor.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import * as css from './QueryLinks.module.css';

type Props = {
  queries: readonly string[];
  iconSize: 18 | 20;
  onClick?: AnchorProps['onClick'];
};

/**
 * The address of a query's results, for letters and spaces only. Not encoded: browsers do that, and these
 * addresses are in every page, where they compress well next to the same words.
 */
const addressOf = (query: string) => `${routes.search}?q=${query.replaceAll(/\s/g, '+')}`;

/** Popular queries: each links to its results. */
export function QueryLinks({ queries, iconSize, onClick }: Props) {
  return (
    <ul>
      {queries.map((query) => (
        <li key={query}>
          <Anchor url={addressOf(query)} className={css.link} onClick={onClick}>
            <Icon name="search" size={iconSize} />
            {query}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
