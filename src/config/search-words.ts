/**
 * The texts of the results page: the edge writes them into the HTML, the browser shows them live.
 */
export const searchWords = {
  found: (query: string, total: number) => `По\u00a0запросу «${query}» найдено: ${total}`,
  corrected: (query: string, corrected: string) =>
    `По\u00a0запросу «${query}» ничего нет. Вот что нашлось по\u00a0запросу «${corrected}».`,
  kinds: 'Разделы найденного',
  all: 'Показать всё найденное',
  more: 'Показать ещё',
  narrow: 'Остальное проще найти, если уточнить запрос.',
  nothing: (query: string) => `По\u00a0запросу «${query}» ничего не\u00a0нашлось`,
  nothingHint:
    'Попробуйте другие слова или напишите короче: названия линзы, симптома или раздела достаточно.',
  suggestions: 'Возможно, вы\u00a0искали',
  unavailable: 'Поиск сейчас не\u00a0отвечает',
  unavailableHint:
    'Попробуйте ещё раз через минуту. А\u00a0пока загляните в\u00a0разделы: они на\u00a0месте.',
} as const;

/** Results per group: at first, per further request, and at most, as the contract allows. */
export const SEARCH_COUNT = { first: 8, step: 16, most: 96 } as const;

/** The pause in typing after which the search starts, in milliseconds. */
export const TYPING_PAUSE = 300;
