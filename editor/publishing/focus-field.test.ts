/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { enterField } from './focus-field.ts';

// jsdom has none; these names need no escape.
Object.assign(globalThis, { CSS: { escape: (name: string) => name } });

it('focuses a rich text, not its toolbar', () => {
  document.body.innerHTML = `
    <div class="ra-input-text">
      <div role="toolbar"><button type="button" tabindex="0">Жирный</button></div>
      <div contenteditable="true" tabindex="0"></div>
    </div>`;
  expect(enterField('text')).toBe(true);
  expect(document.activeElement?.getAttribute('contenteditable')).toBe('true');
});

it('focuses the list of a removed row', () => {
  document.body.innerHTML = '<div class="ra-input-sources"><button type="button"></button></div>';
  expect(enterField('sources.2.url')).toBe(true);
  expect(document.activeElement?.tagName).toBe('BUTTON');
  expect(enterField('title')).toBe(false);
});
