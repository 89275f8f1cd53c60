import { counted } from '../../src/words/plural.ts';

const ENTITIES = { one: 'запись', few: 'записи', many: 'записей' };

/** «Проверяем, осталось 320 записей». */
export const waitingWords = (waiting: number) =>
  `Проверяем, осталось ${counted(waiting, ENTITIES)}`;
