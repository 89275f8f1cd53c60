import { memo } from 'react';
import type { Settings } from '../../contract/schemas/settings.ts';
import { TextLink } from '../ui/links/TextLink.tsx';
import { useAwake } from '../ui/rendering/use-awake.ts';
import * as css from './MainNavigation.module.css';

type Props = { links: Settings['header']['links'] };

/** The site's sections in the header of wide screens; narrow ones have the side menu. */
export const MainNavigation = memo(function MainNavigation({ links }: Props) {
  const here = useAwake() ? css.here : undefined;
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
});
