import { Icon } from '../ui/signs/Icon.tsx';
import * as css from './ToTop.module.css';

/**
 * The back-to-top link, shown once the visitor has scrolled by more than the height of the window.
 */
export function ToTop() {
  return (
    <nav
      className={css.track}
      data-clears-prompt=""
      data-clears-tray=""
      aria-label="К&#160;началу страницы"
    >
      <a href="#top" className={css.link} aria-label="Наверх">
        <Icon name="arrow-up" />
      </a>
    </nav>
  );
}
