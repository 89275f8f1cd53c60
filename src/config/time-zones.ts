/**
 * Time zones of the regions of Russia whose clocks differ from Moscow's, by the names of the time
 * zone database; the regions are written as the list of cities writes them. A region that is not
 * here has Moscow's time. Two regions have more than one: a city counts as its region's capital
 * does (Yakutia: Yakutsk, Sakhalin: Yuzhno-Sakhalinsk).
 */
const ZONES: Readonly<Record<string, readonly string[]>> = {
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

export const MOSCOW_TIME = 'Europe/Moscow';

const byRegion = new Map(
  Object.entries(ZONES).flatMap(([zone, regions]) => regions.map((region) => [region, zone])),
);

/** The time zone that the shops of a region keep their hours in. */
export const timeZoneOf = (region: string): string => byRegion.get(region) ?? MOSCOW_TIME;
