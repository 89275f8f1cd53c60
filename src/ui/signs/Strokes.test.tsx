import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Icon, icons } from './Icon.tsx';

it.each(Object.entries(icons))(
  'the strokes of «%s» begin at absolute coordinates',
  (_name, path) => {
    // A relative first point would follow the end of the previous stroke.
    expect(path).toMatch(/^M[^m]*$/);
  },
);

it('an icon has 24 px at the default text size', () => {
  expect(renderToStaticMarkup(<Icon name="menu" />)).toMatch(/ width="1.5rem" height="1.5rem"/);
});
