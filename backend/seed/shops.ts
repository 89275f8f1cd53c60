import type { SeedCity } from './types.ts';

type LensType = 'aspherical' | 'toric' | 'multifocal' | '18th';
type Kind = 'shop' | 'optician' | 'online';
/** `open` and `close` are local time, HH:MM. Days without an entry are days off. */
type Hours = { days: string; open: string; close: string };

export type SeedShop = {
  id: number;
  title: string;
  kind: Kind;
  cityId: number;
  address: string;
  /** Degrees, WGS 84. */
  lat: number;
  lon: number;
  phone: string;
  /** Nearest metro station within walking distance, if there is one. */
  metro: string | null;
  hours: Hours[];
  lensTypes: LensType[];
  /** Only an online shop has an address on the web. */
  website: string | null;
};

/** One shop to generate: the `ordinal`-th shop (from 0) of a city. */
type Seat = { city: SeedCity; ordinal: number };
type Point = { lat: number; lon: number };
/** A street as in an address, and as in a title: «Оптика на Садовой». */
type Street = { address: string; inTitle: string };

// Fractions of 1; the rest are opticians, who issue free pairs.
const SHOP_SHARE = 0.35;
const ONLINE_SHARE = 0.05;

// Degrees from the centre of a city: a small town is 2 km across, a big one far more.
const SMALLEST_SPREAD = 0.02;
const LARGEST_SPREAD = 0.06;

// Thousands of people.
const MILLION_CITY = 1000;

// Kilometres: about a quarter of an hour on foot; shops further away do not name a station.
const WALK_TO_METRO = 1.2;
const KM_PER_DEGREE = 111.2;

// Random seeds of a city's decks next to those of its shops, whose ordinals start at 0.
const STREET_DECK = -1;
const NAME_DECK = -2;

// House numbers per street for each time a city runs out of streets and starts over.
const HOUSES_PER_ROUND = 60;

const STREETS: Street[] = [
  { address: 'ул. Садовая', inTitle: 'на Садовой' },
  { address: 'ул. Ленина', inTitle: 'на Ленина' },
  { address: 'пр-т Мира', inTitle: 'на проспекте Мира' },
  { address: 'ул. Советская', inTitle: 'на Советской' },
  { address: 'ул. Гагарина', inTitle: 'на Гагарина' },
  { address: 'ул. Пушкина', inTitle: 'на Пушкина' },
  { address: 'ул. Лесная', inTitle: 'на Лесной' },
  { address: 'ул. Молодёжная', inTitle: 'на Молодёжной' },
  { address: 'ул. Центральная', inTitle: 'на Центральной' },
  { address: 'ул. Первомайская', inTitle: 'на Первомайской' },
  { address: 'ул. Октябрьская', inTitle: 'на Октябрьской' },
  { address: 'ул. Комсомольская', inTitle: 'на Комсомольской' },
  { address: 'ул. Школьная', inTitle: 'на Школьной' },
  { address: 'ул. Набережная', inTitle: 'на Набережной' },
  { address: 'ул. Победы', inTitle: 'на улице Победы' },
  { address: 'пр-т Победы', inTitle: 'на проспекте Победы' },
  { address: 'ул. Кирова', inTitle: 'на Кирова' },
  { address: 'ул. Чехова', inTitle: 'на Чехова' },
  { address: 'ул. Лермонтова', inTitle: 'на Лермонтова' },
  { address: 'ул. Горького', inTitle: 'на Горького' },
  { address: 'ул. Некрасова', inTitle: 'на Некрасова' },
  { address: 'ул. Толстого', inTitle: 'на Толстого' },
  { address: 'ул. Чайковского', inTitle: 'на Чайковского' },
  { address: 'ул. Менделеева', inTitle: 'на Менделеева' },
  { address: 'ул. Ломоносова', inTitle: 'на Ломоносова' },
  { address: 'ул. Строителей', inTitle: 'на улице Строителей' },
  { address: 'пр-т Строителей', inTitle: 'на проспекте Строителей' },
  { address: 'б-р Космонавтов', inTitle: 'на бульваре Космонавтов' },
  { address: 'ул. Спортивная', inTitle: 'на Спортивной' },
  { address: 'ул. Парковая', inTitle: 'на Парковой' },
  { address: 'ул. Вокзальная', inTitle: 'на Вокзальной' },
  { address: 'ул. Заречная', inTitle: 'на Заречной' },
  { address: 'ул. Солнечная', inTitle: 'на Солнечной' },
  { address: 'ул. Зелёная', inTitle: 'на Зелёной' },
  { address: 'ул. Полевая', inTitle: 'на Полевой' },
  { address: 'пер. Садовый', inTitle: 'в Садовом переулке' },
];

// All names are fictional.
const NAMES: Record<Kind, string[]> = {
  optician: [
    'Ясный взгляд',
    'Хороший фокус',
    'Десятая строка',
    'Видно далеко',
    'Мир в деталях',
    'Тонкая линия',
    'Верная диоптрия',
    'Близко и далеко',
    'Кабинет зрения',
    'Чистый горизонт',
    'Точный подбор',
    'Ясная даль',
    'Внимательный взгляд',
    'Спокойный взгляд',
    'Дневной свет',
    'Утренний свет',
    'Глазомер',
    'Светлая комната',
  ],
  shop: [
    'Пара линз',
    'Линзы рядом',
    'Всё для линз',
    'Линзы и растворы',
    'Линзы у дома',
    'Лавка линз',
    'Две линзы',
    'Прозрачно',
    'Капля и линза',
    'Линзы каждый день',
    'Мягкая линза',
    'Полка линз',
    'Левая и правая',
    'Линзы на ладони',
  ],
  online: [
    'Линзы домой',
    'Линзы в срок',
    'Вторая пара',
    'Запас на месяц',
    'Всё видно',
    'Линзы с доставкой',
    'Свежая пара',
    'Ясный заказ',
    'Пара к утру',
    'Взгляд с доставкой',
    'Линзы без очереди',
    'Коробка линз',
    'Линзы в пути',
    'Моя пара',
    'Новая пара',
    'Запасная пара',
    'Линзы заранее',
    'Тихая доставка',
    'Пара за парой',
    'Линзы к четвергу',
  ],
};

const TITLE_PREFIX: Record<Kind, string> = {
  optician: 'Оптика',
  shop: 'Магазин линз',
  online: 'Интернет-магазин',
};

const HOURS: Record<Kind, Hours[][]> = {
  optician: [
    [{ days: 'Ежедневно', open: '10:00', close: '20:00' }],
    [
      { days: 'Пн–Пт', open: '09:00', close: '20:00' },
      { days: 'Сб–Вс', open: '10:00', close: '18:00' },
    ],
    [
      { days: 'Пн–Пт', open: '10:00', close: '19:00' },
      { days: 'Сб', open: '10:00', close: '17:00' },
    ],
    [
      { days: 'Пн–Сб', open: '09:00', close: '19:00' },
      { days: 'Вс', open: '10:00', close: '16:00' },
    ],
    [{ days: 'Вт–Вс', open: '10:00', close: '19:00' }],
  ],
  shop: [
    [{ days: 'Ежедневно', open: '10:00', close: '22:00' }],
    [{ days: 'Ежедневно', open: '09:00', close: '21:00' }],
    [
      { days: 'Пн–Пт', open: '08:00', close: '21:00' },
      { days: 'Сб–Вс', open: '09:00', close: '20:00' },
    ],
    [
      { days: 'Пн–Чт', open: '10:00', close: '21:00' },
      { days: 'Пт–Вс', open: '10:00', close: '22:00' },
    ],
  ],
  online: [
    [{ days: 'Ежедневно', open: '09:00', close: '21:00' }],
    [
      { days: 'Пн–Пт', open: '09:00', close: '20:00' },
      { days: 'Сб', open: '10:00', close: '16:00' },
    ],
  ],
};

// Few serve every type, so that each filter excludes some.
const LENS_TYPES: Record<Kind, LensType[][]> = {
  optician: [
    ['aspherical', 'toric', 'multifocal', '18th'],
    ['aspherical', 'toric', 'multifocal'],
    ['aspherical', 'toric', '18th'],
    ['aspherical', 'toric'],
    ['aspherical', 'multifocal'],
    ['aspherical', '18th'],
    ['toric', 'multifocal'],
  ],
  shop: [
    ['aspherical'],
    ['aspherical', 'toric'],
    ['aspherical', '18th'],
    ['aspherical', 'toric', 'multifocal'],
  ],
  online: [['aspherical', 'toric', 'multifocal', '18th']],
};

/**
 * The direction of land from the centre of a city at the sea, a wide river or a border: 1 is north
 * or east, −1 south or west, 0 both. Without it a pin could land in the water.
 */
const LANDWARD: Record<string, { lat: -1 | 0 | 1; lon: -1 | 0 | 1 }> = {
  Анадырь: { lat: 0, lon: -1 },
  Анапа: { lat: 1, lon: 1 },
  Архангельск: { lat: 0, lon: 1 },
  Благовещенск: { lat: 1, lon: 0 },
  Владивосток: { lat: 1, lon: 1 },
  Волгоград: { lat: 0, lon: -1 },
  Дербент: { lat: 0, lon: -1 },
  Каспийск: { lat: 0, lon: -1 },
  'Комсомольск-на-Амуре': { lat: 0, lon: -1 },
  Магадан: { lat: 1, lon: 0 },
  Махачкала: { lat: -1, lon: -1 },
  Мурманск: { lat: 0, lon: 1 },
  Находка: { lat: 1, lon: -1 },
  Новороссийск: { lat: 1, lon: -1 },
  Пермь: { lat: -1, lon: 1 },
  Петрозаводск: { lat: -1, lon: -1 },
  'Петропавловск-Камчатский': { lat: 1, lon: 1 },
  Самара: { lat: 0, lon: 1 },
  Саратов: { lat: 1, lon: -1 },
  Северодвинск: { lat: -1, lon: 0 },
  Сочи: { lat: 1, lon: 1 },
  Таганрог: { lat: 1, lon: -1 },
  Тольятти: { lat: 1, lon: 0 },
  Ульяновск: { lat: 0, lon: -1 },
  Хабаровск: { lat: 0, lon: 1 },
  Чебоксары: { lat: -1, lon: 0 },
  Энгельс: { lat: 0, lon: 1 },
};

/** Stations around the centre of cities with a metro; latitude, then longitude. */
const METRO: Record<string, [title: string, lat: number, lon: number][]> = {
  Москва: [
    ['Красносельская', 55.78, 37.666],
    ['Комсомольская', 55.775, 37.656],
    ['Красные Ворота', 55.769, 37.649],
    ['Чистые пруды', 55.765, 37.638],
    ['Лубянка', 55.76, 37.626],
    ['Охотный Ряд', 55.757, 37.617],
    ['Кропоткинская', 55.745, 37.603],
    ['Парк культуры', 55.736, 37.594],
    ['Фрунзенская', 55.727, 37.58],
    ['Спортивная', 55.723, 37.564],
    ['Динамо', 55.79, 37.558],
    ['Белорусская', 55.777, 37.582],
    ['Маяковская', 55.769, 37.597],
    ['Тверская', 55.766, 37.605],
    ['Новокузнецкая', 55.742, 37.629],
    ['Павелецкая', 55.73, 37.638],
    ['Автозаводская', 55.707, 37.657],
    ['Бауманская', 55.772, 37.679],
    ['Курская', 55.758, 37.66],
    ['Арбатская', 55.752, 37.604],
    ['Смоленская', 55.748, 37.583],
    ['Киевская', 55.744, 37.567],
    ['Краснопресненская', 55.76, 37.577],
    ['Новослободская', 55.78, 37.602],
    ['Проспект Мира', 55.781, 37.633],
    ['Рижская', 55.793, 37.636],
    ['Алексеевская', 55.808, 37.639],
    ['Сухаревская', 55.773, 37.633],
    ['Китай-город', 55.755, 37.633],
    ['Октябрьская', 55.73, 37.612],
    ['Шаболовская', 55.719, 37.608],
    ['Ленинский проспект', 55.707, 37.586],
    ['Улица 1905 года', 55.765, 37.561],
    ['Таганская', 55.741, 37.653],
    ['Пролетарская', 55.732, 37.667],
    ['Площадь Ильича', 55.747, 37.681],
    ['Савёловская', 55.794, 37.588],
    ['Добрынинская', 55.729, 37.623],
    ['Тульская', 55.709, 37.622],
  ],
  'Санкт-Петербург': [
    ['Выборгская', 59.971, 30.347],
    ['Площадь Ленина', 59.957, 30.355],
    ['Чернышевская', 59.945, 30.36],
    ['Площадь Восстания', 59.931, 30.361],
    ['Владимирская', 59.928, 30.348],
    ['Пушкинская', 59.921, 30.33],
    ['Технологический институт', 59.917, 30.319],
    ['Балтийская', 59.907, 30.3],
    ['Нарвская', 59.901, 30.275],
    ['Чёрная речка', 59.985, 30.301],
    ['Петроградская', 59.966, 30.311],
    ['Горьковская', 59.956, 30.319],
    ['Невский проспект', 59.935, 30.327],
    ['Сенная площадь', 59.927, 30.32],
    ['Фрунзенская', 59.906, 30.317],
    ['Московские ворота', 59.892, 30.318],
    ['Электросила', 59.879, 30.319],
    ['Василеостровская', 59.943, 30.278],
    ['Площадь Александра Невского', 59.924, 30.385],
    ['Лиговский проспект', 59.921, 30.355],
    ['Обводный канал', 59.915, 30.349],
    ['Волковская', 59.896, 30.357],
    ['Крестовский остров', 59.972, 30.26],
    ['Чкаловская', 59.961, 30.292],
    ['Спортивная', 59.952, 30.291],
    ['Адмиралтейская', 59.936, 30.315],
  ],
  Новосибирск: [
    ['Заельцовская', 55.059, 82.913],
    ['Гагаринская', 55.051, 82.914],
    ['Красный проспект', 55.041, 82.917],
    ['Площадь Ленина', 55.03, 82.92],
    ['Октябрьская', 55.019, 82.939],
    ['Речной вокзал', 55.009, 82.938],
    ['Студенческая', 54.989, 82.906],
    ['Площадь Маркса', 54.983, 82.893],
    ['Площадь Гарина-Михайловского', 55.035, 82.898],
    ['Сибирская', 55.042, 82.919],
    ['Маршала Покрышкина', 55.044, 82.936],
    ['Берёзовая роща', 55.043, 82.953],
    ['Золотая Нива', 55.037, 82.977],
  ],
  Екатеринбург: [
    ['Уралмаш', 56.889, 60.614],
    ['Машиностроителей', 56.878, 60.612],
    ['Уральская', 56.858, 60.6],
    ['Динамо', 56.848, 60.599],
    ['Площадь 1905 года', 56.837, 60.599],
    ['Геологическая', 56.828, 60.602],
    ['Чкаловская', 56.809, 60.611],
    ['Ботаническая', 56.798, 60.631],
  ],
  Казань: [
    ['Козья слобода', 55.818, 49.098],
    ['Кремлёвская', 55.795, 49.107],
    ['Площадь Тукая', 55.787, 49.122],
    ['Суконная слобода', 55.776, 49.144],
    ['Аметьево', 55.765, 49.166],
  ],
  'Нижний Новгород': [
    ['Горьковская', 56.314, 43.995],
    ['Стрелка', 56.334, 43.963],
    ['Московская', 56.321, 43.946],
  ],
  Самара: [
    ['Алабинская', 53.21, 50.134],
    ['Российская', 53.212, 50.149],
    ['Московская', 53.203, 50.16],
  ],
};

/**
 * Numbers in [0, 1), the same for the same seed (mulberry32). Demo content must not vary between
 * starts, otherwise an unchanged rebuild of the site would change files.
 */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Random seed of one shop, from its city and its position in the city only, so that another `count`
 * or a new city does not move the other shops. Both factors are primes, so no two seats share one.
 */
function seedOf(city: SeedCity, ordinal: number): number {
  return city.id * 7919 + ordinal * 104_729;
}

function pick<T>(items: readonly T[], random: () => number): T {
  return items[Math.floor(random() * items.length)]!;
}

/** A copy in another order (Fisher–Yates). */
function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [result[last], result[other]] = [result[other]!, result[last]!];
  }
  return result;
}

/**
 * Number of shops per city, in the order of `cities`. Each gets one, because visitors of any listed
 * city must find something; the rest is distributed by population, largest remainders first. With
 * fewer shops than cities the most populous are served.
 */
function sharesByPopulation(cities: SeedCity[], count: number): number[] {
  const byPopulation = cities
    .map((city, index) => ({ index, population: city.population }))
    .sort((a, b) => b.population - a.population || a.index - b.index);
  const shares = cities.map(() => 0);
  for (const { index } of byPopulation.slice(0, count)) shares[index] = 1;

  const rest = Math.max(0, count - cities.length);
  const people = cities.reduce((sum, city) => sum + city.population, 0);
  const parts = byPopulation.map(({ index, population }) => {
    const exact = (rest * population) / people;
    return { index, whole: Math.floor(exact), remainder: exact % 1 };
  });
  for (const { index, whole } of parts) shares[index]! += whole;

  const left = rest - parts.reduce((sum, { whole }) => sum + whole, 0);
  // Sorting is stable: with equal remainders the more populous city goes first.
  parts.sort((a, b) => b.remainder - a.remainder);
  for (const { index } of parts.slice(0, left)) shares[index]! += 1;
  return shares;
}

/**
 * The kind of each seat. The first in a city is an optician, because only an optician fits lenses
 * and gives out the free pair; the other kinds are spread evenly over the rest, so that each large
 * city has all three.
 */
function dealKinds(seats: Seat[]): Kind[] {
  const free = seats.filter(({ ordinal }) => ordinal > 0).length;
  const online = Math.min(Math.round(seats.length * ONLINE_SHARE), free);
  const shop = Math.min(Math.round(seats.length * SHOP_SHARE), free - online);
  const wanted: Record<Kind, number> = { shop, optician: free - shop - online, online };
  const dealt: Record<Kind, number> = { shop: 0, optician: 0, online: 0 };
  let step = 0;

  return seats.map(({ ordinal }) => {
    if (ordinal === 0) return 'optician';
    step += 1;
    const missing = (kind: Kind): number => (wanted[kind] * step) / free - dealt[kind];
    const kinds: Kind[] = ['shop', 'optician', 'online'];
    const next = kinds.reduce((best, kind) => (missing(kind) > missing(best) ? kind : best));
    dealt[next] += 1;
    return next;
  });
}

/** Furthest offset from the centre of a city, in degrees; grows with the population (thousands). */
function spreadOf(population: number): number {
  const grown = SMALLEST_SPREAD + (population / 1000) * (LARGEST_SPREAD - SMALLEST_SPREAD);
  return Math.min(LARGEST_SPREAD, grown);
}

/**
 * Offset in degrees along one axis, up to `spread`. The difference of two random numbers makes
 * places near the centre the likeliest, as in real cities. A `side` other than 0 fixes the sign.
 */
function offset(spread: number, side: -1 | 0 | 1, random: () => number): number {
  const value = (random() - random()) * spread;
  return side === 0 ? value : Math.abs(value) * side;
}

/** Location of a shop; four decimals of a degree are about 10 m, more would feign precision. */
function pointIn(city: SeedCity, random: () => number): Point {
  const spread = spreadOf(city.population);
  const land = LANDWARD[city.title] ?? { lat: 0, lon: 0 };
  const round = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;
  return {
    lat: round(city.lat + offset(spread, land.lat, random)),
    lon: round(city.lon + offset(spread, land.lon, random)),
  };
}

/** Distance in kilometres between two points of one city, on a flat earth. */
function kilometres(a: Point, b: Point): number {
  const north = (a.lat - b.lat) * KM_PER_DEGREE;
  const east = (a.lon - b.lon) * KM_PER_DEGREE * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(north, east);
}

/** Computed from the location rather than at random: a pin and its station must agree on a map. */
function nearestMetro(city: SeedCity, point: Point): string | null {
  let nearest: string | null = null;
  let shortest = WALK_TO_METRO;
  for (const [title, lat, lon] of METRO[city.title] ?? []) {
    const distance = kilometres(point, { lat, lon });
    if (distance < shortest) [nearest, shortest] = [title, distance];
  }
  return nearest;
}

/** Streets are dealt like cards from the city's deck: none repeats before all have been used. */
function streetOf({ city, ordinal }: Seat): Street {
  const deck = shuffled(STREETS, randomOf(seedOf(city, STREET_DECK)));
  return deck[ordinal % deck.length]!;
}

/** Each further round through the streets uses higher numbers, so no address in a city repeats. */
function houseOf({ ordinal }: Seat, random: () => number): string {
  const round = Math.floor(ordinal / STREETS.length);
  const number = 1 + Math.floor(random() * HOUSES_PER_ROUND) + round * HOUSES_PER_ROUND;
  return `д. ${number}${pick(['', '', '', '', 'а', ', к. 1', ', к. 2'], random)}`;
}

/** An online shop has a pick-up point instead of a salesroom, and says so. */
function addressOf(kind: Kind, street: Street, house: string): string {
  const address = `${street.address}, ${house}`;
  return kind === 'online' ? `Пункт выдачи: ${address}` : address;
}

/**
 * Named alternately after the street («Оптика на Садовой») and with its own name. Own names come
 * from a deck per city, so that only the largest cities see one twice; online shops are known
 * nationwide, so they share one list, dealt by `nthOfKind`.
 */
function titleOf(kind: Kind, seat: Seat, nthOfKind: number, street: Street): string {
  const prefix = TITLE_PREFIX[kind];
  if (kind === 'online') return `${prefix} «${NAMES.online[nthOfKind % NAMES.online.length]}»`;
  const random = randomOf(seedOf(seat.city, NAME_DECK));
  const named = seat.ordinal % 2 === (random() < 0.5 ? 0 : 1);
  if (!named) return `${prefix} ${street.inTitle}`;
  const deck = shuffled(NAMES[kind], random);
  return `${prefix} «${deck[Math.floor(seat.ordinal / 2) % deck.length]}»`;
}

/**
 * 8 800 000-XX-XX: a range that no operator assigns. 3 847 is coprime to 10,000, so the first
 * 10,000 numbers differ without looking sequential.
 */
function phoneOf(index: number): string {
  const digits = String((index * 3847 + 1729) % 10_000).padStart(4, '0');
  return `8 800 000-${digits.slice(0, 2)}-${digits.slice(2)}`;
}

/**
 * In a city of a million the first shop serves every lens type, so no search there comes up empty.
 */
function lensTypesOf(kind: Kind, { city, ordinal }: Seat, random: () => number): LensType[] {
  const first = ordinal === 0 && city.population >= MILLION_CITY;
  const drawn = pick(LENS_TYPES[kind], random);
  return first ? LENS_TYPES.optician[0]! : drawn;
}

function makeShop(seat: Seat, kind: Kind, index: number, nthOfKind: number): SeedShop {
  const random = randomOf(seedOf(seat.city, seat.ordinal));
  const point = pointIn(seat.city, random);
  const street = streetOf(seat);
  return {
    id: index + 1,
    title: titleOf(kind, seat, nthOfKind, street),
    kind,
    cityId: seat.city.id,
    address: addressOf(kind, street, houseOf(seat, random)),
    ...point,
    phone: phoneOf(index),
    metro: nearestMetro(seat.city, point),
    // Copies: two shops must not share an array that a caller may modify.
    hours: pick(HOURS[kind], random).map((entry) => ({ ...entry })),
    lensTypes: [...lensTypesOf(kind, seat, random)],
    website: kind === 'online' ? `https://shop-${nthOfKind + 1}.example/` : null,
  };
}

/**
 * Fictional shops, opticians and online shops for the demo, `count` in total (at least one per city
 * if `count` allows). Pure: the same cities and count give the same list. Ids run from 1 in the
 * order of `cities`.
 */
export function makeShops(cities: SeedCity[], count: number): SeedShop[] {
  const shares = sharesByPopulation(cities, count);
  const seats = cities.flatMap((city, index) =>
    Array.from({ length: shares[index]! }, (_, ordinal): Seat => ({ city, ordinal })),
  );
  const made: Record<Kind, number> = { shop: 0, optician: 0, online: 0 };
  return dealKinds(seats).map((kind, index) => {
    const shop = makeShop(seats[index]!, kind, index, made[kind]);
    made[kind] += 1;
    return shop;
  });
}
