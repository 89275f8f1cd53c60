import type { Settings } from '../../contract/schemas/settings.ts';
import { TextLink } from '../ui/links/TextLink.tsx';
import { useHydrated } from '../ui/rendering/use-hydrated.ts';
import * as css from './MainNavigation.module.css';

/** The site's sections in the header of wide screens; narrow ones have the side menu. */
export function MainNavigation({ links }: { links: Settings['header']['links'] }) {
  const here = useHydrated() ? css.here : undefined;
  return (
    <nav className={css.root} aria-label="Основная навигация">
      <ul className={css.list}>
        {links.map(({ title, url }) => (
          <li key={url}>
            <TextLink url={url} kind="standalone" className={css.link} activeClassName={here}>
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
