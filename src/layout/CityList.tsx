import { useEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { findCities, indexCities } from '../config/city-search.ts';
import { cityList, loadCities } from '../stores/city-list.ts';
import { ErrorState } from '../ui/states/ErrorState.tsx';
import { CityButtons } from './CityButtons.tsx';
import { groupByLetter } from './city-groups.ts';
import * as css from './CityList.module.css';

export type CityListProps = { typed: string; chosen: number };

/** Cities rendered at once: keeps the work per keystroke small however long the list is. */
const WINDOW = 60;

function Loading() {
  return (
    <p className={css.note} role="status">
      Загружаем города…
    </p>
  );
}

function Found({ typed, chosen }: CityListProps) {
  const { cities } = useSnapshot(cityList);
  const index = useMemo(() => indexCities(cities), [cities]);
  const { exact, meant } = useMemo(() => findCities(index, typed), [index, typed]);
  const [shown, setShown] = useState({ typed, count: WINDOW });
  const count = shown.typed === typed ? shown.count : WINDOW;
  const groups = useMemo(
    () => [
      ...groupByLetter(exact.slice(0, count)),
      ...groupByLetter(meant.slice(0, Math.max(0, count - exact.length))),
    ],
    [exact, meant, count],
  );
  const end = useRef<HTMLDivElement>(null);
  const total = exact.length + meant.length;
  const more = total > count;
  useEffect(() => {
    if (!more || !end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setShown({ typed, count: count + WINDOW }),
      { root: end.current.closest('[popover]'), rootMargin: '0px 0px 800px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [more, typed, count]);
  return (
    <>
      <p className={css.note} role="status">
        {total === 0 ? 'Ничего не\u00a0найдено' : ''}
      </p>
      {groups.map(({ letter, cities: members }, place) => (
        // A heading may occur twice: for titles that contain the typed text, and for similar ones.
        <section key={`${letter} ${String(place)}`} className={css.group}>
          <h2 className={css.letter}>{letter}</h2>
          <CityButtons cities={members} chosen={chosen} />
        </section>
      ))}
      {more && <div ref={end} />}
    </>
  );
}

/** All cities under their first letter, or those that match the typed text. */
export function CityList(props: CityListProps) {
  const { state } = useSnapshot(cityList);
  const { typed } = props;
  useEffect(() => void loadCities(), []);
  if (state === 'failed') {
    return (
      <ErrorState
        title="Не&#160;удалось загрузить города"
        text={`Проверьте соединение и\u00a0попробуйте ещё раз. Крупные города можно выбрать и\u00a0так${
          // They are shown only while nothing is typed.
          typed.trim() === '' ? '' : ': очистите поиск'
        }.`}
        onRetry={() => void loadCities()}
      />
    );
  }
  return state === 'ready' ? <Found {...props} /> : <Loading />;
}
