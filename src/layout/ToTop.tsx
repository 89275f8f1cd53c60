import { Icon } from '../ui/Icon.tsx';
import * as css from './ToTop.module.css';

/** Back up, within reach once more than one window's height is behind the visitor. */
export function ToTop() {
  return (
    <div className={css.track}>
      <a href="#top" className={css.link} aria-label="Наверх">
        <Icon name="arrow-up" />
      </a>
    </div>
  );
}
