import { expect, it } from '@jest/globals';
import { icons } from './Icon.tsx';

it.each(Object.entries(icons))(
  'the strokes of «%s» begin at absolute coordinates',
  (_name, path) => {
    // A relative first point would follow the end of the previous stroke.
    expect(path).toMatch(/^M[^m]*$/);
  },
);
