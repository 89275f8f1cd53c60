import type { ShopCity } from '../../build/page-data.ts';
import { offersMap, type MapSettings } from '../../client/maps/map-settings.ts';
import type { ShopEntry } from '../../words/shop-entry.ts';
import { grouped } from '../../config/grouped.ts';
import { MOSCOW_TIME } from '../../config/moscow-time.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { SAMPLE_SHOP } from '../../subjects/shops/sample-shop.ts';
import { SamplePart } from '../../ui/served/SamplePart.tsx';
import { ServedSample } from '../../ui/served/ServedSample.tsx';
import { NoShops } from './NoShops.tsx';
import { ShopRow } from './ShopRow.tsx';
import { ShopRows } from './ShopRows.tsx';

/** A shop of placeholders, with its current state in lists. */
const SAMPLE: ShopEntry = {
  ...SAMPLE_SHOP,
  opening: '{{opening}}',
  openState: '{{openState}}',
  stock: '{{stock}}',
  stockState: '{{stockState}}',
  choose: '{{choose}}',
};

/**
 * Cities in other time zones than Moscow's, for the edge: `Asia/Omsk 6292;Asia/Tomsk 6310 6402`. The zone of
 * those without a known one is empty.
 */
function clocksOf(cities: readonly ShopCity[]): string {
  const elsewhere = cities.filter(({ timeZone }) => timeZone !== MOSCOW_TIME);
  return [...grouped(elsewhere, ({ timeZone }) => timeZone)]
    .map(([timeZone, members]) => [timeZone ?? '', ...members.map(({ id }) => id)].join(' '))
    .join(';');
}

type Props = { path: string; cities: readonly ShopCity[]; maps: MapSettings };

/**
 * The samples from which the edge renders the list: `{{value}}` is escaped, a part consists of
 * other filled samples.
 */
export function ShopSamples({ path, cities, maps }: Props) {
  return (
    <>
      <ServedSample name="clocks">{clocksOf(cities)}</ServedSample>
      <ServedSample name="shop">
        <li>
          <ShopRow entry={SAMPLE} mapUrl={offersMap(maps) ? `${path}?{{mapQuery}}` : undefined} />
        </li>
      </ServedSample>
      <ServedSample name="shops">
        <ShopRows
          count="{{count}}"
          anyHour
          more={
            <Button url={`${path}?{{all}}`} variant="secondary">
              Показать все
            </Button>
          }
        >
          <SamplePart name="shops" />
        </ShopRows>
      </ServedSample>
      <ServedSample name="shops-filtered">
        <NoShops city="{{city}}" reset={`${path}?{{reset}}`} />
      </ServedSample>
      <ServedSample name="shops-nearest">
        <NoShops
          city="{{city}}"
          nearest={{
            title: '{{nearest}}',
            distance: '{{distance}}',
            shops: '{{shops}}',
            url: `${path}?{{nearestQuery}}`,
          }}
        />
      </ServedSample>
      <ServedSample name="shops-none">
        <NoShops city="{{city}}" />
      </ServedSample>
    </>
  );
}
