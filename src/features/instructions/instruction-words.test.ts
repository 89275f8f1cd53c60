import { expect, test } from '@jest/globals';
import { countInstructions, countMinutes, countSteps } from './instruction-words.ts';

test.each([
  [countInstructions(1), '1\u00a0инструкция'],
  [countInstructions(3), '3\u00a0инструкции'],
  [countInstructions(14), '14\u00a0инструкций'],
  [countSteps(21), '21\u00a0шаг'],
  [countSteps(9), '9\u00a0шагов'],
  [countMinutes(2), '2\u00a0минуты'],
  [countMinutes(10), '10\u00a0минут'],
])('%s', (words, expected) => {
  expect(words).toBe(expected);
});
