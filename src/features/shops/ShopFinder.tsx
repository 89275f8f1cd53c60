import { useMemo, useRef, useState } from 'react';
import type { ShopCity } from '../../build/page-data.ts';
import { nearestFirst, type Place } from '../../client/places/distance.ts';
import { mayMove } from '../../client/page/may-move.ts';
import { offersMap, type MapSettings } from '../../client/maps/map-settings.ts';
import { listShops, showsAnyHour } from '../../words/shop-entry.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { NearestFirst } from '../../subjects/shops/NearestFirst.tsx';
import { ServedSlot } from '../../ui/served/ServedSlot.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { LiveShopRows } from './LiveShopRows.tsx';
import { NoLiveShops } from './NoLiveShops.tsx';
import type { ShopListResource } from './shop-lists.ts';
import { ShopMapPane } from './ShopMapPane.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useResultInView } from './use-result-in-view.ts';
import { useMinute } from './use-minute.ts';
import { SHOP_SLOT, useShopList } from './use-shop-list.ts';
import type { ShopQueryState } from './use-shop-query.ts';
import { ViewSwitch } from './ViewSwitch.tsx';
import * as css from './ShopFinder.module.css';

type Props = ShopQueryState & {
  path: string;
  city: ShopCity;
  resource: ShopListResource;
  maps: MapSettings;
};

/**
 * Shops of a city as a list, with a map next to it on request, if one is available; both show the
 * same choice.
 */
export function ShopFinder({ path, query, change, city, resource, maps }: Props) {
  const found = useShopList(resource, query, city.title);
  const minute = useMinute(city.timeZone);
  const [from, setFrom] = useState<Place | null>(null);
  const pane = useRef<HTMLElement>(null);
  const list = found.state === 'ready' ? found.list : null;
  const box = useKeptFocus(list !== null);
  useResultInView(box, query.product, found.state === 'ready' || found.state === 'failed');
  const { kind, open, shop } = query;
  const mapped = offersMap(maps);
  // A URL may date from a time when there was a map.
  const view = mapped ? query.view : 'list';
  const listed = useMemo(
    () =>
      nearestFirst(
        list ? listShops(list.shops, { kind, open }, minute) : [],
        from,
        ({ shop: place }) => place,
      ),
    [list, kind, open, minute, from],
  );

  const fromMap = (id: number | null) => {
    change({ shop: id });
    if (id === null) return;
    // The row may have to be rendered first.
    requestAnimationFrame(() =>
      document
        .getElementById(`shop-${id}`)
        ?.scrollIntoView({ block: 'nearest', behavior: mayMove() ? 'smooth' : 'auto' }),
    );
  };
  const toMap = (id: number) => {
    change({ view: 'map', shop: id });
    requestAnimationFrame(() => {
      // Next to the list nothing has to move; in place of it, the map takes the focus, too.
      if (document.getElementById(`shop-${id}`)?.checkVisibility()) return;
      pane.current?.focus({ preventScroll: true });
      pane.current?.scrollIntoView({ block: 'start' });
    });
  };
  const leaveNothing: typeof change = (next) => {
    change(next);
    // The pressed link is gone with its text, and the reader continues with the list.
    box.current?.focus({ preventScroll: true });
  };

  return (
    <div className={css.root} data-view={view}>
      <div className={css.tools}>
        {mapped && <ViewSwitch {...{ path, query, change }} />}
        <NearestFirst from={from} onPlace={setFrom} />
      </div>
      <VisuallyHidden>
        <span role="status">{list && `Найдено мест: ${listed.length}`}</span>
      </VisuallyHidden>
      <div className={css.sides}>
        <div ref={box} tabIndex={-1} className={css.list}>
          {found.state === 'ready' && listed.length > 0 && (
            <LiveShopRows
              key={found.list.key}
              {...{ path, query, change, listed, from }}
              anyHour={showsAnyHour(query, minute)}
              onMap={mapped ? toMap : undefined}
            />
          )}
          {list && listed.length === 0 && (
            <NoLiveShops {...{ path, query, list }} city={city.title} change={leaveNothing} />
          )}
          {found.state === 'failed' && found.html === '' && (
            <ErrorState
              title="Не&#160;удалось загрузить адреса"
              text="Проверьте, есть&#160;ли связь. Ваш выбор сохранился в&#160;адресе страницы."
              onRetry={found.retry}
            />
          )}
          {found.state !== 'ready' && (
            <ServedSlot name={SHOP_SLOT} html={found.html} className={css.slot} />
          )}
          {(found.state === 'opening' || (found.state === 'waiting' && found.html === '')) && (
            <div className={css.waiting}>
              <Skeleton lines={8} label="Ищем адреса…" />
            </div>
          )}
          {found.state === 'opening' && (
            <noscript data-sample="failed">
              <p className={css.failed}>
                Сейчас не&#160;удаётся показать адреса. Обновите страницу через минуту.
              </p>
            </noscript>
          )}
        </div>
        {view === 'map' && list && (
          <ShopMapPane
            pane={pane}
            listed={listed}
            selected={shop}
            onSelect={fromMap}
            city={city.title}
            settings={maps}
          />
        )}
      </div>
    </div>
  );
}
