import { MOSCOW_TIME } from './moscow-time.ts';

/**
 * Time zones of the Russian regions, by IANA name; the regions are spelled as in the list of cities. Two
 * regions have more than one zone: their cities use that of the region's capital (Yakutia: Yakutsk,
 * Sakhalin: Yuzhno-Sakhalinsk).
 */
const ZONES: Readonly<Record<string, readonly string[]>> = {
  [MOSCOW_TIME]: [
    'Архангельская область',
    'Белгородская область',
    'Брянская область',
    'Владимирская область',
    'Волгоградская область',
    'Вологодская область',
    'Воронежская область',
    'Ивановская область',
    'Кабардино-Балкарская Республика',
    'Калужская область',
    'Карачаево-Черкесская Республика',
    'Кировская область',
    'Костромская область',
    'Краснодарский край',
    'Курская область',
    'Ленинградская область',
    'Липецкая область',
    'Москва',
    'Московская область',
    'Мурманская область',
    'Ненецкий автономный округ',
    'Нижегородская область',
    'Новгородская область',
    'Орловская область',
    'Пензенская область',
    'Псковская область',
    'Республика Адыгея',
    'Республика Дагестан',
    'Республика Ингушетия',
    'Республика Калмыкия',
    'Республика Карелия',
    'Республика Коми',
    'Республика Крым',
    'Республика Марий Эл',
    'Республика Мордовия',
    'Республика Северная Осетия — Алания',
    'Республика Татарстан',
    'Ростовская область',
    'Рязанская область',
    'Санкт-Петербург',
    'Севастополь',
    'Смоленская область',
    'Ставропольский край',
    'Тамбовская область',
    'Тверская область',
    'Тульская область',
    'Чеченская Республика',
    'Чувашская Республика',
    'Чувашская Республика — Чувашия',
    'Ярославская область',
  ],
  'Europe/Kaliningrad': ['Калининградская область'],
  'Europe/Samara': ['Самарская область', 'Удмуртская Республика'],
  'Europe/Astrakhan': ['Астраханская область'],
  'Europe/Saratov': ['Саратовская область'],
  'Europe/Ulyanovsk': ['Ульяновская область'],
  'Asia/Yekaterinburg': [
    'Курганская область',
    'Оренбургская область',
    'Пермский край',
    'Республика Башкортостан',
    'Свердловская область',
    'Тюменская область',
    'Ханты-Мансийский автономный округ — Югра',
    'Челябинская область',
    'Ямало-Ненецкий автономный округ',
  ],
  'Asia/Omsk': ['Омская область'],
  'Asia/Novosibirsk': ['Новосибирская область'],
  'Asia/Barnaul': ['Алтайский край', 'Республика Алтай'],
  'Asia/Novokuznetsk': ['Кемеровская область', 'Кемеровская область — Кузбасс'],
  'Asia/Tomsk': ['Томская область'],
  'Asia/Krasnoyarsk': ['Красноярский край', 'Республика Тыва', 'Республика Хакасия'],
  'Asia/Irkutsk': ['Иркутская область', 'Республика Бурятия'],
  'Asia/Chita': ['Забайкальский край'],
  'Asia/Yakutsk': ['Амурская область', 'Республика Саха (Якутия)'],
  'Asia/Vladivostok': ['Еврейская автономная область', 'Приморский край', 'Хабаровский край'],
  'Asia/Magadan': ['Магаданская область'],
  'Asia/Sakhalin': ['Сахалинская область'],
  'Asia/Kamchatka': ['Камчатский край'],
  'Asia/Anadyr': ['Чукотский автономный округ'],
};

/** A region as editors may write it: their typesetting puts in non-breaking spaces, for one. */
const plain = (region: string): string =>
  region
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ [–-] /g, ' — ');

const byRegion = new Map(
  Object.entries(ZONES).flatMap(([zone, regions]) =>
    regions.map((region) => [plain(region), zone]),
  ),
);

/** Whether the time zone of a region is known. */
export const isKnownRegion = (region: string): boolean => byRegion.has(plain(region));

/** The time zone of the shops in a region; null if it is unknown, which the content check tells editors. */
export const timeZoneOf = (region: string): string | null => byRegion.get(plain(region)) ?? null;
