import type { Shops } from '../../contract/schemas/shop.ts';
import { distanceWords } from '../../src/client/places/distance.ts';
import { minuteOfWeek } from '../../src/words/opening-hours.ts';
import { listShops, type StockedShop } from '../../src/words/shop-entry.ts';
import { SHOP_ROWS, shopListKey, shopQuery, type ShopQuery } from '../../src/config/shop-query.ts';
import { MOSCOW_TIME } from '../../src/config/moscow-time.ts';
import type { City } from './city.ts';
import { filled, samplesOf, withoutSamples, withSlot, type Samples } from './samples.ts';
import { attributeOf, markQuery, withAttribute } from './tags.ts';
import { intoSelect, withChecked } from './typed-form.ts';

const SLOT = 'shops';
/** Scripts start at once in a page that has it: a map was asked for. */
const LIVE = '<i data-live="" hidden=""></i>';

type Answer = {
  readonly query: ShopQuery;
  readonly city: City;
  readonly now: Date;
  readonly shops: readonly StockedShop[];
  readonly nearest: Shops['nearest'];
};

/** The query of a link, without the question mark that stands in the sample. */
const linkQuery = (query: ShopQuery) => shopQuery(query).slice(1);

/** The city's time zone, which the build has written into a sample of its own. */
function timeZoneIn(samples: Samples, { id }: City): string {
  const zones = (samples.get('clocks') ?? '').split(';').map((zone) => zone.split(' '));
  const own = zones.find(([, ...cities]) => cities.includes(String(id)));
  return own?.[0] ?? MOSCOW_TIME;
}

function rows(samples: Samples, { query, city, now, shops }: Answer): string | null {
  const listed = listShops(shops, query, minuteOfWeek(now, timeZoneIn(samples, city)));
  if (listed.length === 0) return null;
  const shown = query.all ? listed : listed.slice(0, SHOP_ROWS);
  const items = shown.map(({ shop, entry }) => {
    const mapQuery = linkQuery({ ...query, view: 'map', shop: shop.id });
    return filled(samples.get('shop') ?? '', { values: { ...entry, mapQuery } });
  });
  const all = shown.length < listed.length ? linkQuery({ ...query, all: true }) : '';
  return filled(samples.get('shops') ?? '', {
    values: { count: String(listed.length), all },
    parts: { shops: items.join('') },
  });
}

/** Why there is none, and where to go: the same choice as the browser's own. */
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

/** The element that styles choose by between the list alone and the map beside it. */
const FINDER = /<div\b(?=[^>]*\sdata-view=)[^>]*>/;
/** A link to the list or to the map, in an item of its own. */
const VIEW_LINK = /(<li\b(?=[^>]*\sdata-view-link=)[^>]*>)(<a\b[^>]*>)/g;

/** Whether the page can show a map: where none is configured it has no link to one. */
const offersMap = (html: string) => html.includes('data-view-link=');

/** Marks the view that is asked for; the links keep all else that the address has chosen. */
function drawView(html: string, query: ShopQuery): string {
  return html
    .replace(FINDER, (tag) => withAttribute(tag, 'data-view', query.view))
    .replace(VIEW_LINK, (_all, item: string, link: string) => {
      const view = attributeOf(item, 'data-view-link') === 'map' ? 'map' : 'list';
      const path = (attributeOf(link, 'href') ?? '').split('?')[0];
      const href = withAttribute(link, 'href', path + shopQuery({ ...query, view }));
      return item + withAttribute(href, 'aria-current', view === query.view ? 'true' : null);
    });
}

/** The page with its filter showing what the address has chosen. */
export function drawShopChoice(html: string, query: ShopQuery, city: City): string {
  const own = shopQuery(query);
  let drawn = own === '' ? html : markQuery(html, own);
  if (own !== '' && offersMap(html)) drawn = drawView(drawn, query);
  drawn = intoSelect(drawn, 'city', String(city.id));
  drawn = intoSelect(drawn, 'product', query.product ?? '');
  drawn = withChecked(drawn, 'kind', [query.kind ?? '']);
  drawn = withChecked(drawn, 'open', query.open ? ['1'] : []);
  return withChecked(drawn, 'type', query.types);
}

/** The page of a list with its shops in it. */
export function shopPage(html: string, answer: Answer): string {
  const { query, city } = answer;
  const samples = samplesOf(html);
  const list = rows(samples, answer) ?? nothing(samples, answer);
  const content = query.view === 'map' && offersMap(html) ? list + LIVE : list;
  const drawn = drawShopChoice(html, query, city);
  return withoutSamples(withSlot(drawn, SLOT, content, shopListKey(query, city.title)));
}
