import type { Shops } from '../../contract/schemas/shop.ts';
import { distanceWords } from '../../src/client/places/distance.ts';
import { minuteOfWeek } from '../../src/words/opening-hours.ts';
import { listShops, showsAnyHour, type StockedShop } from '../../src/words/shop-entry.ts';
import { SHOP_ROWS, shopListKey, shopQuery, type ShopQuery } from '../../src/config/shop-query.ts';
import { MOSCOW_TIME } from '../../src/config/moscow-time.ts';
import type { City } from './city.ts';
import { PageSource, valueOf, type PageElement } from './page-source.ts';
import { emptySamples, filled, fillSlot, samplesOf, type Samples } from './samples.ts';
import { check, choose } from './typed-form.ts';

const SLOT = 'shops';
/** Scripts start immediately in a page with this mark: a map was requested. */
const LIVE = '<i data-live="" hidden=""></i>';

type Answer = {
  readonly query: ShopQuery;
  readonly city: City;
  readonly now: Date;
  readonly shops: readonly StockedShop[];
  readonly nearest: Shops['nearest'];
};

/** The query of a link, without the question mark that is in the sample. */
const linkQuery = (query: ShopQuery) => shopQuery(query).slice(1);

/** The city's time zone, which the build has written into its own sample; null if it is unknown. */
function timeZoneIn(samples: Samples, { id }: City): string | null {
  const zones = (samples.get('clocks') ?? '').split(';').map((zone) => zone.split(' '));
  const own = zones.find(([, ...cities]) => cities.includes(String(id)));
  return own ? own[0] || null : MOSCOW_TIME;
}

function rows(samples: Samples, { query, city, now, shops }: Answer): string | null {
  const minute = minuteOfWeek(now, timeZoneIn(samples, city));
  const listed = listShops(shops, query, minute);
  if (listed.length === 0) return null;
  const shown = query.all ? listed : listed.slice(0, SHOP_ROWS);
  const items = shown.map(({ shop, entry }) => {
    const mapQuery = linkQuery({ ...query, view: 'map', shop: shop.id });
    return filled(samples.get('shop') ?? '', { values: { ...entry, mapQuery } });
  });
  const all = shown.length < listed.length ? linkQuery({ ...query, all: true }) : '';
  return filled(samples.get('shops') ?? '', {
    values: {
      count: String(listed.length),
      anyHour: showsAnyHour(query, minute) ? 'yes' : '',
      all,
    },
    parts: { shops: items.join('') },
  });
}

/** Why there are no shops, and where to go: the same choice as in the browser. */
function nothing(samples: Samples, { query, city, shops, nearest }: Answer): string {
  if (shops.length > 0 || query.types.length > 0) {
    const reset = linkQuery({ ...query, kind: null, open: false, types: [], shop: null });
    return filled(samples.get('shops-filtered') ?? '', { values: { city: city.title, reset } });
  }
  if (!nearest) return filled(samples.get('shops-none') ?? '', { values: { city: city.title } });
  return filled(samples.get('shops-nearest') ?? '', {
    values: {
      city: city.title,
      nearest: nearest.title,
      distance: distanceWords(nearest.distance),
      shops: String(nearest.shops),
      nearestQuery: linkQuery({ ...query, city: nearest.id, shop: null }),
    },
  });
}

/** Marks the selected view; the links keep the rest of the selection. */
function showView(page: PageSource, links: readonly PageElement[], query: ShopQuery): void {
  // Styles use it to choose between the list alone and the map next to it.
  page.set(page.all('data-view', 'div')[0], { 'data-view': query.view });
  for (const item of links) {
    const view = valueOf(item, 'data-view-link') === 'map' ? 'map' : 'list';
    const link = page.inside(item).find(({ name }) => name === 'a');
    const path = (link && valueOf(link, 'href')?.split('?')[0]) ?? '';
    page.set(link, {
      href: path + shopQuery({ ...query, view }),
      'aria-current': view === query.view ? 'true' : null,
    });
  }
}

/** Links to the list and to the map; there are none when no map is configured. */
const viewLinks = (page: PageSource) => page.all('data-view-link', 'li');

/** Shows the URL's selection in the filter. */
function showChoice(page: PageSource, query: ShopQuery, city: City): void {
  const own = shopQuery(query);
  const links = viewLinks(page);
  if (own !== '') page.set(page.root, { 'data-query': own });
  if (own !== '' && links.length > 0) showView(page, links, query);
  choose(page, 'city', String(city.id));
  choose(page, 'product', query.product ?? '');
  check(page, 'kind', [query.kind ?? '']);
  check(page, 'open', query.open ? ['1'] : []);
  check(page, 'type', query.types);
}

/** The page with the URL's selection in its filter. */
export function drawShopChoice(html: string, query: ShopQuery, city: City): string {
  const page = new PageSource(html);
  showChoice(page, query, city);
  return page.html();
}

/** The page of a list with its shops. */
export function shopPage(html: string, answer: Answer): string {
  const { query, city } = answer;
  const page = new PageSource(html);
  const samples = samplesOf(page);
  const list = rows(samples, answer) ?? nothing(samples, answer);
  const isMap = query.view === 'map' && viewLinks(page).length > 0;
  showChoice(page, query, city);
  fillSlot(page, SLOT, isMap ? list + LIVE : list, shopListKey(query, city.title));
  emptySamples(page);
  return page.html();
}
