/** Filters of every list besides the fields of its entities: their state, and the time of the last change. */
import type { Fields } from './field.ts';

/** By name, as form fields: a screen shows both kinds of filter in the same way. */
export const stateFilters = {
  live: { kind: 'flag', label: 'Видна на\u00a0сайте' },
  held: {
    kind: 'flag',
    label: 'Задержана сайтом',
    help: 'Сайт не\u00a0может показать последнюю правку.',
  },
  draft: { kind: 'flag', label: 'Есть черновик' },
  takedown: { kind: 'flag', label: 'Запланировано снятие' },
  updated_at: { kind: 'moment', label: 'Изменена' },
} as const satisfies Fields;

export type StateFilter = keyof typeof stateFilters;
