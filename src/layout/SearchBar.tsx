import { memo, useRef, type ToggleEvent } from 'react';
import { QueryLinks } from '../subjects/search/QueryLinks.tsx';
import { useAwake } from '../ui/rendering/use-awake.ts';
import { IconButton } from './IconButton.tsx';
import { closeOverlay, overlayIds } from './overlays.ts';
import { SearchForm } from './SearchForm.tsx';
import { searchSuggestions } from '../config/search-suggestions.ts';
import * as css from './SearchBar.module.css';

/**
 * The search at the top of the page: opened by the toggle in the header, closed by its submit. The suggestions
 * come with the scripts: without them every document is shorter, and the HTML of /search/ has them.
 */
export const SearchBar = memo(function SearchBar() {
  const awake = useAwake();
  const field = useRef<HTMLInputElement>(null);
  const focusField = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    if (newState === 'open') field.current?.focus();
  };
  return (
    <div
      id={overlayIds.search}
      popover="auto"
      className={css.panel}
      role="dialog"
      aria-label="Поиск"
      onToggle={focusField}
    >
      <div className={css.column}>
        <div className={css.line}>
          <SearchForm field={field} onSubmit={closeOverlay} />
          <IconButton
            icon="close"
            label="Закрыть поиск"
            popoverTarget={overlayIds.search}
            popoverTargetAction="hide"
          />
        </div>
        {awake && (
          <div className={css.lists}>
            {searchSuggestions.map(({ title, queries }) => (
              <nav key={title} aria-label={title}>
                <p className={css.title}>{title}</p>
                <QueryLinks queries={queries} iconSize={18} onClick={closeOverlay} />
              </nav>
            ))}
          </div>
        )}
      </div>
    </div>
  );
});
