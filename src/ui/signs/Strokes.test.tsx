import { expect, it } from '@jest/globals';
import { icons } from './Icon.tsx';

it.each(Object.entries(icons))('the strokes of «%s» begin at absolute places', (_name, path) => {
  // A relative beginning would follow the end of the stroke before it.
  expect(path).toMatch(/^M[^m]*$/);
});
