import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { ConsentBanner } from './ConsentBanner.tsx';
import { ConsentSettings } from './ConsentSettings.tsx';

const shown = (counter: string) =>
  renderToStaticMarkup(
    <>
      <ConsentBanner counter={counter} />
      <ConsentSettings counter={counter} />
    </>,
  );

it('asks about the configured analytics counter', () => {
  expect(shown('12345')).toContain('data-counter="12345"');
  expect(shown('12345')).toContain('Настройки cookie');
});

it('asks nothing without an analytics counter', () => {
  expect(shown('')).toBe('');
});
