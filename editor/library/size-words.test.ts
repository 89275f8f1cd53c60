import { expect, it } from '@jest/globals';
import { sizesLine } from './size-words.ts';

it.each([
  [
    { width: 1600, height: 900 },
    '1\u00a0600\u00a0×\u00a0900\u00a0точек. На\u00a0сайте: от\u00a0112\u00a0×\u00a063 до\u00a0960\u00a0×\u00a0540.',
  ],
  [
    { width: 600, height: 400 },
    '600\u00a0×\u00a0400\u00a0точек. На\u00a0сайте: от\u00a0112\u00a0×\u00a075 до\u00a0600\u00a0×\u00a0400. На\u00a0широких экранах будет нерезко: лучше от\u00a0960\u00a0точек в\u00a0ширину.',
  ],
  [
    { width: 100, height: 100 },
    '100\u00a0×\u00a0100\u00a0точек. На\u00a0сайте: 100\u00a0×\u00a0100. На\u00a0широких экранах будет нерезко: лучше от\u00a0960\u00a0точек в\u00a0ширину.',
  ],
])('describes the sizes generated from %j', (size, line) => {
  expect(sizesLine(size)).toBe(line);
});
