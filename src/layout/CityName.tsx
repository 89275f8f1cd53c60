import { useCity } from '../stores/location.ts';
import { Icon } from '../ui/signs/Icon.tsx';
import { overlayIds } from './overlays.ts';
import * as css from './CityName.module.css';

/** The visitor's city; opens the chooser. */
export function CityName() {
  const { title } = useCity();
  return (
    <button
      type="button"
      className={css.root}
      popoverTarget={overlayIds.city}
      title="Выбрать город"
    >
      <Icon name="pin" size={20} />
      {/* The edge writes the visitor's own city here, and the store reads it from here. */}
      <span className={css.title} data-city-title="">
        {title}
      </span>
    </button>
  );
}
