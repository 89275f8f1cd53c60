import { expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { Icon, iconNames } from './Icon.tsx';

it.each(iconNames)('the strokes of «%s» begin at absolute places', (name) => {
  // A relative beginning would follow the end of the stroke before it.
  expect(renderToString(<Icon name={name} />)).toMatch(/<path d="M[^m"]*"/);
});
