/** What every list filters by beside the fields of its entities: their state, and when it changed. */
import type { Fields } from './field.ts';

/** By name, as a field of a form is: a screen shows both in the same way. */
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
