import { counted } from '../../src/words/plural.ts';

const RECORDS = { one: 'запись', few: 'записи', many: 'записей' };

/** «3 записи». */
export const countedRecords = (count: number): string => counted(count, RECORDS);
