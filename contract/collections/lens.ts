/** The optical parameters of a product, with the units and bounds of the trade. */
import { designWords, replacementWords, uvWords, wearWords } from '../schemas/value-names.ts';
import { TITLE } from './lengths.ts';

/** As many as the finest steps of a lens need. */
const VALUES = 100;

export const lensFields = {
  replacement: { kind: 'choice', label: 'Замена', choices: replacementWords },
  wear: { kind: 'choice', label: 'Режим ношения', choices: wearWords },
  design: { kind: 'choice', label: 'Дизайн', choices: designWords },
  material: { kind: 'text', label: 'Материал', max: TITLE },
  water_content: { kind: 'number', label: 'Влагосодержание', min: 1, max: 99, unit: '%' },
  dkt: { kind: 'number', label: 'Dk/t', help: 'При силе −3,00 D.', min: 1, max: 400 },
  base_curves: {
    kind: 'list',
    label: 'Базовая кривизна',
    min: 1,
    max: VALUES,
    item: { kind: 'number', label: 'Радиус', min: 6, max: 11, unit: 'мм' },
  },
  diameters: {
    kind: 'list',
    label: 'Диаметр',
    min: 1,
    max: VALUES,
    item: { kind: 'number', label: 'Диаметр', min: 8, max: 24, unit: 'мм' },
  },
  powers: {
    kind: 'list',
    label: 'Оптическая сила',
    min: 1,
    max: VALUES,
    item: {
      kind: 'group',
      label: 'Диапазон',
      fields: {
        from: { kind: 'number', label: 'От', min: -40, max: 40, unit: 'D' },
        to: { kind: 'number', label: 'До', min: -40, max: 40, unit: 'D' },
        step: { kind: 'number', label: 'Шаг', min: 0.01, max: 5, unit: 'D' },
      },
    },
  },
  cylinders: {
    kind: 'list',
    label: 'Цилиндр',
    help: 'Только у\u00a0торических.',
    max: VALUES,
    item: { kind: 'number', label: 'Цилиндр', min: -15, max: 15, unit: 'D' },
  },
  axes: {
    kind: 'list',
    label: 'Ось',
    help: 'Только у\u00a0торических.',
    max: 180,
    item: { kind: 'number', label: 'Ось', min: 0, max: 180, unit: '°' },
  },
  additions: {
    kind: 'list',
    label: 'Аддиция',
    help: 'Только у\u00a0мультифокальных.',
    max: VALUES,
    item: { kind: 'text', label: 'Аддиция', max: 60 },
  },
  centre_thickness: {
    kind: 'number',
    label: 'Толщина в\u00a0центре',
    help: 'При силе −3,00 D.',
    min: 0.01,
    max: 2,
    unit: 'мм',
  },
  uv: { kind: 'choice', label: 'УФ-фильтр', choices: uvWords },
  handling_tint: { kind: 'flag', label: 'Лёгкая подкраска', help: 'Линзу видно в\u00a0растворе.' },
} as const;

export const liquidFields = {
  volumes: {
    kind: 'list',
    label: 'Объёмы',
    max: VALUES,
    item: { kind: 'number', label: 'Объём', min: 0.1, max: 5_000, unit: 'мл' },
  },
  active: { kind: 'text', label: 'Действующее вещество', max: TITLE },
  preservative: { kind: 'text', label: 'Консервант', max: TITLE, isNullable: true },
  use_within_days: {
    kind: 'number',
    label: 'После вскрытия',
    help: 'Пусто для одноразовых доз.',
    min: 1,
    max: 1_000,
    isWhole: true,
    unit: 'дней',
    isNullable: true,
  },
  soak_minutes: {
    kind: 'number',
    label: 'Выдержка линз',
    help: 'Пусто для капель.',
    min: 1,
    max: 3_000,
    isWhole: true,
    unit: 'мин',
    isNullable: true,
  },
} as const;
