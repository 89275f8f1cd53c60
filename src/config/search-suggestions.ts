/** What the search bar suggests before anything is typed (section 2): the same for everybody. */
export const searchSuggestions = [
  {
    title: 'Вы\u00a0искали ранее',
    queries: ['Астигматизм', 'Капли для\u00a0глаз', 'Линзы в\u00a0жизни'],
  },
  {
    title: 'Часто ищут',
    queries: ['Ясно День', 'Инструкции по\u00a0применению', 'Артелак', 'Хранение линз'],
  },
] as const;
