/** The lists of the desk as records; the code that reads them is loaded on demand. */
import { onlyListed, type Records } from '../data/records.ts';
import type { DeskListName } from './desk-records.ts';

const listed = (name: DeskListName): readonly [string, Records] => [
  name,
  onlyListed(async (asked) => {
    const { deskRecords } = await import('./desk-records.ts');
    return deskRecords[name](asked);
  }),
];

export const deskLists = [
  listed('desk-questions'),
  listed('desk-reviews'),
  listed('desk-opticians'),
  listed('desk-deliveries'),
  listed('desk-looks'),
];
