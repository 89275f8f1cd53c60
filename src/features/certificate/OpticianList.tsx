import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CertificateShop } from '../../../contract/schemas/certificate.ts';
import type { LensTypeKey } from '../../../contract/schemas/lens-types.ts';
import {
  distanceBetween,
  distanceWords,
  nearestFirst,
  type Place,
} from '../../client/places/distance.ts';
import { routes } from '../../config/routes.ts';
import { overlayIds } from '../../layout/overlays.ts';
import { useCertificateCity } from '../../stores/location.ts';
import { useResource } from '../../stores/resource.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { NearestFirst } from '../../subjects/shops/NearestFirst.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { counted } from '../../words/plural.ts';
import { LensTypeFilter } from './LensTypeFilter.tsx';
import { OpticianRow } from './OpticianRow.tsx';
import { matching, opticians, opticiansKey } from './opticians.ts';
import * as css from './OpticianList.module.css';

type Props = {
  alive: boolean;
  /** An optician that cannot be chosen: it is the current one. */
  except?: number;
  onChoose: (shop: CertificateShop) => void;
};

const FORMS = { one: 'салон', few: 'салона', many: 'салонов' };
/** The page size: nobody reads more in one go. */
const SHOWN = 3;

/** Opticians of the visitor's city to choose from: searched, filtered, a few at a time. */
export function OpticianList({ alive, except, onChoose }: Props) {
  const city = useCertificateCity();
  const { data: latest, error, pending } = useResource(opticians);
  const [typed, setTyped] = useState('');
  const [types, setTypes] = useState<readonly LensTypeKey[]>([]);
  const [most, setMost] = useState(SHOWN);
  const [from, setFrom] = useState<Place | null>(null);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    void opticians.run(city, types);
  }, [city, types]);

  const data = latest?.key === opticiansKey(city, types) ? latest : null;
  // The snapshot is the response itself: a resource stores it by reference.
  const shops = ((data?.shops ?? []) as readonly CertificateShop[]).filter(
    ({ id }) => id !== except,
  );
  const found = nearestFirst(matching(shops, typed), from, (shop) => shop);
  const waiting = !alive || (!data && (pending || !error));
  const ready = !waiting && !error;
  // The button may disappear with the last items, and screen reader users continue with the first
  // new one.
  const showMore = () => {
    flushSync(() => setMost(most + SHOWN));
    const first = list.current?.querySelectorAll('li')[most];
    (first?.querySelector('button') ?? first)?.focus();
  };
  return (
    <div className={css.root}>
      <p className={css.city}>
        Город:{' '}
        {/* The edge writes the visitor's own city here, and the store reads it from here. */}
        <strong data-city-title="">{city}</strong>
        <Button variant="secondary" size="small" popoverTarget={overlayIds.city}>
          Сменить<VisuallyHidden> город</VisuallyHidden>
        </Button>
      </p>
      <TextField
        label="Название, улица или метро"
        type="search"
        placeholder="Например, Ленина"
        autoComplete="off"
        enterKeyHint="search"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setMost(SHOWN);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter searches, it does not submit the form. The list already follows each key: the first one found
          // takes the focus, which hides the keyboard of a phone.
          event.preventDefault();
          list.current?.querySelector('li')?.focus();
        }}
      />
      <LensTypeFilter chosen={types} onChange={setTypes} />
      {/* A region that appears together with its text is not read: it stays while a list loads. */}
      <div className={css.found}>
        <p role="status" className={css.count}>
          {ready &&
            (found.length === 0
              ? 'Ничего не\u00a0найдено. Попробуйте другие слова, тип линз или город.'
              : `Нашли ${counted(found.length, FORMS)}`)}
        </p>
        {ready && found.length > 1 && <NearestFirst from={from} onPlace={setFrom} />}
      </div>
      {waiting && <Skeleton lines={8} label="Ищем салоны…" />}
      {!waiting && error && !pending && (
        <ErrorState
          title="Не&#160;удалось загрузить салоны"
          text="Проверьте связь. То, что вы заполнили, никуда не&#160;денется."
          onRetry={() => void opticians.retry()}
        />
      )}
      {ready && (
        <>
          <ul ref={list} className={css.list} role="list" aria-label="Салоны">
            {found.slice(0, most).map((shop) => (
              <li key={shop.id} tabIndex={-1}>
                <OpticianRow
                  shop={shop}
                  distance={from ? distanceWords(distanceBetween(from, shop)) : undefined}
                  onChoose={() => onChoose(shop)}
                />
              </li>
            ))}
          </ul>
          <div className={css.ways}>
            {found.length > most && (
              <Button variant="secondary" onClick={showMore}>
                Показать ещё
              </Button>
            )}
            <TextLink url={`${routes.mapOptic}?view=map`} kind="standalone" arrow>
              Все салоны города
            </TextLink>
          </div>
        </>
      )}
    </div>
  );
}
