import { counted } from '../../words/plural.ts';

/** `countInstructions(3)` → «3 инструкции». */
export const countInstructions = (count: number) =>
  counted(count, { one: 'инструкция', few: 'инструкции', many: 'инструкций' });

/** `countSteps(9)` → «9 шагов». */
export const countSteps = (count: number) =>
  counted(count, { one: 'шаг', few: 'шага', many: 'шагов' });

/** `countMinutes(5)` → «5 минут». */
export const countMinutes = (count: number) =>
  counted(count, { one: 'минута', few: 'минуты', many: 'минут' });
