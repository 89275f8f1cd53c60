/** The report of a code import, in words. */
import type * as v from 'valibot';
import type { deskCodesReport } from '../../../contract/schemas/desk.ts';
import { counted } from '../../../src/words/plural.ts';

export type Report = v.InferOutput<typeof deskCodesReport>;

const CODES = { one: 'код', few: 'кода', many: 'кодов' };
const COLUMNS: Readonly<Record<string, string>> = {
  code: 'код',
  product: 'товар',
  points: 'баллы',
};

/** «Добавится 120 кодов, 3 кода уже есть». */
export function reportWords({ added, known }: Pick<Report, 'added' | 'known'>, isDone: boolean) {
  const verb = isDone ? 'Добавлено' : 'Добавится';
  const left = known > 0 ? `, уже есть и\u00a0останется как было: ${counted(known, CODES)}` : '';
  return `${verb}: ${counted(added, CODES)}${left}.`;
}

/** Faults as sentences, in the order of the lines. */
export const faultLines = (faults: Report['faults']): string[] =>
  Object.entries(faults)
    .map(([place, words]) => {
      const [line = '', column = ''] = place.split('.');
      return {
        line: Number(line),
        words: `Строка ${line}, ${COLUMNS[column] ?? column}: ${words}`,
      };
    })
    .sort((one, other) => one.line - other.line)
    .map(({ words }) => words);
