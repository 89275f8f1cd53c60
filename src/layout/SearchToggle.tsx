import { Icon } from '../ui/signs/Icon.tsx';
import { overlayIds } from './overlays.ts';
import { usePlace } from './page-place.ts';
import * as css from './SearchToggle.module.css';

/** Opens the search bar. The page of results has a field of its own, so there it rests. */
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
