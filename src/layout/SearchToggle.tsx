import { Icon } from '../ui/signs/Icon.tsx';
import { overlayIds } from './overlays.ts';
import { usePlace } from './page-place.ts';
import * as css from './SearchToggle.module.css';

/** Opens the search bar. The results page has its own field, so the toggle is disabled there. */
export function SearchToggle() {
  return (
    <button
      type="button"
      className={css.root}
      popoverTarget={overlayIds.search}
      disabled={usePlace() === 'search'}
      aria-label="Поиск"
    >
      <Icon name="search" size={26} />
      <span className={css.word}>Поиск</span>
    </button>
  );
}
