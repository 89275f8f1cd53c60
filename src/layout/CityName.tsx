import { routes } from '../config/routes.ts';
import { Icon } from '../ui/Icon.tsx';
import * as css from './CityName.module.css';

/** The visitor's city. Without a script it leads to the shops, where the city can be changed. */
export function CityName({ title }: { title: string }) {
  return (
    <a href={routes.whereBuy} className={css.root}>
      <Icon name="pin" size={20} />
      {/* The edge writes the visitor's own city here, and the store reads it from here. */}
      <span className={css.title} data-city-title="">
        {title}
      </span>
    </a>
  );
}
