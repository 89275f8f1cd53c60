/** Alternative texts of covers. */
import type { Motif } from '../types.ts';

/** Valid for every composition of a motif. */
const MOTIFS: Readonly<Record<Motif, string>> = {
  eye: 'Глаз крупным планом и\u00a0контактная линза',
  lens: 'Контактные линзы крупным планом',
  'lens-case': 'Контейнер для\u00a0контактных линз',
  drops: 'Флакон глазных капель',
  bottle: 'Флакон раствора и\u00a0контактная линза',
  glasses: 'Очки, рядом контактная линза',
  screen: 'Экран и\u00a0контактная линза перед ним',
  chart: 'Таблица для\u00a0проверки зрения',
  sun: 'Контактная линза в\u00a0лучах солнца',
  water: 'Контактная линза и\u00a0вода',
  child: 'Улыбающийся ребёнок',
  sport: 'Контактная линза и\u00a0спорт',
  calendar: 'Календарь с\u00a0отмеченными днями и\u00a0контактная линза',
  night: 'Ночь и\u00a0контактная линза',
  brush: 'Кисти для\u00a0макияжа и\u00a0контактная линза',
  oxygen: 'Кислород проходит сквозь контактную линзу',
  ruler: 'Линейка и\u00a0контактная линза',
  hands: 'Рука и\u00a0контактная линза',
  leaf: 'Листья и\u00a0контактная линза, похожая на\u00a0каплю росы',
  map: 'Карта города с\u00a0отметками',
};

/** For covers with a more specific composition. */
const COVERS: Readonly<Record<string, string>> = {
  'beginners-3': 'Вода и\u00a0мыльная пена на\u00a0ладони',
  'instruction-kak-hranit-linzy': 'Спящий глаз под месяцем',
  'instruction-kak-nadet-linzu': 'Контактная линза на\u00a0раскрытой ладони',
  'obraz-zhizni': 'Велосипед, колёса которого похожи на\u00a0контактные линзы',
  'offer-ekskursiya-ogni': 'Луна над холмами сквозь контактную линзу',
  'offer-kino-na-dvoih': 'Закат на\u00a0экране ноутбука, рядом контактная линза',
  'offer-probezhka-s-trenerom': 'Беговые дорожки стадиона и\u00a0контактная линза',
  'pervye-shagi': 'Контактная линза на\u00a0кончике пальца',
  'theme-linzy-i-beremennost': 'Контактная линза на\u00a0кончике пальца',
};

/** The alternative text of a cover, in a phrase. */
export const coverWords = (alias: string, motif: Motif): string => COVERS[alias] ?? MOTIFS[motif];
