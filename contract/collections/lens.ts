/** The optical parameters of a product, with the usual units and bounds. */
import { designWords, replacementWords, uvWords, wearWords } from '../schemas/value-names.ts';
import { TITLE } from './lengths.ts';

/** Enough for the finest steps of a lens. */
const VALUES = 100;

export const lensFields = {
  replacement: {
    kind: 'choice',
    label: 'Замена',
    help: 'Когда пару выбрасывают и\u00a0берут новую.',
    choices: replacementWords,
  },
  wear: {
    kind: 'choice',
    label: 'Режим ношения',
    help: 'Снимают ли\u00a0линзы на\u00a0ночь.',
    choices: wearWords,
  },
  design: {
    kind: 'choice',
    label: 'Дизайн',
    help: 'Форма оптической зоны: какое зрение линза исправляет.',
    choices: designWords,
  },
  material: {
    kind: 'text',
    label: 'Материал',
    help: 'Как на\u00a0упаковке: силикон-гидрогель сомофилкон А.',
    max: TITLE,
  },
  water_content: {
    kind: 'number',
    label: 'Влагосодержание',
    help: 'Сколько в\u00a0линзе воды.',
    min: 1,
    max: 99,
    unit: '%',
  },
  dkt: {
    kind: 'number',
    label: 'Dk/t',
    help: 'Сколько кислорода проходит к\u00a0глазу; при силе −3,00 D.',
    min: 1,
    max: 400,
  },
  base_curves: {
    kind: 'list',
    label: 'Радиус кривизны',
    help: 'Каким радиусом линза ложится на\u00a0глаз. На\u00a0упаковке\u00a0—\u00a0BC.',
    min: 1,
    max: VALUES,
    item: { kind: 'number', label: 'Радиус', min: 6, max: 11, unit: 'мм', step: 0.1 },
  },
  diameters: {
    kind: 'list',
    label: 'Диаметр',
    help: 'Ширина линзы от\u00a0края до\u00a0края. На\u00a0упаковке\u00a0—\u00a0DIA.',
    min: 1,
    max: VALUES,
    item: { kind: 'number', label: 'Диаметр', min: 8, max: 24, unit: 'мм', step: 0.1 },
  },
  powers: {
    kind: 'list',
    label: 'Оптическая сила',
    help: 'От −0,50 до −6,00 с\u00a0шагом 0,25. Где шаг меняется, начните новую строку.',
    min: 1,
    max: VALUES,
    item: {
      kind: 'group',
      label: 'Диапазон',
      fields: {
        from: { kind: 'number', label: 'От', min: -40, max: 40, unit: 'D', step: 0.25 },
        to: { kind: 'number', label: 'До', min: -40, max: 40, unit: 'D', step: 0.25 },
        step: { kind: 'number', label: 'Шаг', min: 0.01, max: 5, unit: 'D', step: 0.25 },
      },
    },
  },
  cylinders: {
    kind: 'list',
    label: 'Цилиндр',
    help: 'Сила против астигматизма, на\u00a0упаковке\u00a0—\u00a0CYL. Только у\u00a0торических.',
    max: VALUES,
    item: { kind: 'number', label: 'Цилиндр', min: -15, max: 15, unit: 'D', step: 0.25 },
  },
  axes: {
    kind: 'list',
    label: 'Ось',
    help: 'Как цилиндр повёрнут, на\u00a0упаковке\u00a0—\u00a0AX. Только у\u00a0торических.',
    max: 180,
    item: { kind: 'number', label: 'Ось', min: 0, max: 180, unit: '°' },
  },
  additions: {
    kind: 'list',
    label: 'Аддидация',
    help: 'Прибавка для чтения, на\u00a0упаковке\u00a0—\u00a0ADD. Только у\u00a0мультифокальных.',
    max: VALUES,
    item: { kind: 'text', label: 'Аддидация', max: 60 },
  },
  centre_thickness: {
    kind: 'number',
    label: 'Толщина в\u00a0центре',
    help: 'При силе −3,00 D.',
    min: 0.01,
    max: 2,
    unit: 'мм',
    step: 0.01,
  },
  uv: {
    kind: 'choice',
    label: 'УФ-фильтр',
    help: 'Класс 1 задерживает больше; очков от\u00a0солнца линза не\u00a0заменит.',
    choices: uvWords,
  },
  handling_tint: { kind: 'flag', label: 'Лёгкая подкраска', help: 'Линзу видно в\u00a0растворе.' },
} as const;

export const liquidFields = {
  volumes: {
    kind: 'list',
    label: 'Объёмы',
    help: 'Какие бывают флаконы.',
    max: VALUES,
    item: { kind: 'number', label: 'Объём', min: 0.1, max: 5_000, unit: 'мл' },
  },
  active: {
    kind: 'text',
    label: 'Действующее вещество',
    help: 'Чем раствор очищает, а\u00a0капли увлажняют.',
    max: TITLE,
  },
  preservative: {
    kind: 'text',
    label: 'Консервант',
    help: 'Пусто, если его нет.',
    max: TITLE,
    isNullable: true,
  },
  use_within_days: {
    kind: 'number',
    label: 'После вскрытия',
    help: 'Сколько хранить открытый флакон. Пусто для одноразовых доз.',
    min: 1,
    max: 1_000,
    isWhole: true,
    unit: 'дней',
    isNullable: true,
  },
  soak_minutes: {
    kind: 'number',
    label: 'Выдержка линз',
    help: 'Сколько линзам лежать в\u00a0растворе. Пусто для капель.',
    min: 1,
    max: 3_000,
    isWhole: true,
    unit: 'мин',
    isNullable: true,
  },
} as const;
