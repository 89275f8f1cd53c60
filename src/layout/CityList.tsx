import { useEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { cityList, loadCities } from '../stores/city-list.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { CityButtons } from './CityButtons.tsx';
import { filterCities, groupByLetter, indexCities } from './city-index.ts';
import * as css from './CityList.module.css';

export type CityListProps = { typed: string; chosen: number };

/** Cities drawn at once: what a keystroke has to draw stays small however many there are. */
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
  const found = useMemo(() => filterCities(index, typed), [index, typed]);
  const [shown, setShown] = useState({ typed, count: WINDOW });
  const count = shown.typed === typed ? shown.count : WINDOW;
  const groups = useMemo(() => groupByLetter(found.slice(0, count)), [found, count]);
  const end = useRef<HTMLDivElement>(null);
  const more = found.length > count;
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
        {found.length === 0 ? 'Ничего не найдено' : ''}
      </p>
      {groups.map(({ letter, cities: members }) => (
        <section key={letter} className={css.group}>
          <h2 className={css.letter}>{letter}</h2>
          <CityButtons cities={members} chosen={chosen} />
        </section>
      ))}
      {more && <div ref={end} />}
    </>
  );
}

/** Every city under its first letter, or those whose title holds what is typed. */
export function CityList(props: CityListProps) {
  const { state } = useSnapshot(cityList);
  useEffect(() => void loadCities(), []);
  if (state === 'failed') {
    return (
      <ErrorState
        title="Не&#160;удалось загрузить города"
        text="Проверьте соединение и&#160;попробуйте ещё раз. Крупные города можно выбрать и&#160;так."
        onRetry={() => void loadCities()}
      />
    );
  }
  return state === 'ready' ? <Found {...props} /> : <Loading />;
}
