import { counted } from '../../../src/words/plural.ts';

const PAIRS = { one: 'пара', few: 'пары', many: 'пар' };
const PEOPLE = { one: 'человек сможет', few: 'человека смогут', many: 'человек смогут' };
const MOST = 10_000;

/** «8 пар»; null: the optician does not take part. */
export const pairsWords = (pairs: number | null): string =>
  pairs === null ? 'Не\u00a0участвует' : counted(pairs, PAIRS);

/** The typed number: null for an empty field, undefined for an invalid number of pairs. */
export function readPairs(typed: string): number | null | undefined {
  const plain = typed.trim();
  if (plain === '') return null;
  return /^\d{1,5}$/.test(plain) && Number(plain) <= MOST ? Number(plain) : undefined;
}

/** What visitors will see after the change. */
export function changeWords(pairs: number | null): string {
  if (pairs === null) return 'Оптика уйдёт из\u00a0выбора: сертификат в\u00a0неё не\u00a0оформить.';
  if (pairs === 0)
    return 'Оптика останется в\u00a0списке, но\u00a0пробных пар в\u00a0ней не\u00a0будет.';
  return `Ещё ${counted(pairs, PEOPLE)} оформить сертификат в\u00a0эту оптику.`;
}
