import { routes } from '../config/routes.ts';
import { Icon } from '../ui/Icon.tsx';
import * as css from './SearchForm.module.css';

/** Search through the whole site: a plain form, so that it works before and without any script. */
export function SearchForm() {
  return (
    <form className={css.root} action={routes.search} method="get" role="search">
      <input
        className={css.field}
        type="search"
        name="q"
        placeholder="Поиск по сайту"
        aria-label="Поиск по сайту"
        autoComplete="off"
        enterKeyHint="search"
      />
      <button className={css.submit} type="submit" aria-label="Найти">
        <Icon name="search" size={22} />
      </button>
    </form>
  );
}
