import { Icon } from '../ui/signs/Icon.tsx';
import * as css from './ToTop.module.css';

/** Back up, within reach once more than one window's height is behind the visitor. */
export function ToTop() {
  return (
    <nav className={css.track} aria-label="К&#160;началу страницы">
      <a href="#top" className={css.link} aria-label="Наверх">
        <Icon name="arrow-up" />
      </a>
    </nav>
  );
}
