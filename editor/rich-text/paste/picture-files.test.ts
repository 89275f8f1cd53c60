/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { fileInAddress, isOnlyPicture } from './picture-files.ts';

describe('a picture in a data URL', () => {
  it('is read as a file', () => {
    const file = fileInAddress('data:image/png;base64,iVBO\nRw0KGgo=');
    expect(file).toMatchObject({ name: 'картинка.png', type: 'image/png', size: 8 });
  });

  it.each([
    'data:image/png;base64,***',
    'data:image/svg+xml,<svg/>',
    'data:text/html;base64,AA',
    '',
  ])('is not found in %j', (src) => expect(fileInAddress(src)).toBeNull());
});

const clipboard = (html: string, plain: string, types: readonly string[]) => {
  const files = types.map((type) => new File(['x'], 'a', { type }));
  const texts: Readonly<Record<string, string>> = { 'text/html': html, 'text/plain': plain };
  return { files, getData: (type: string) => texts[type] ?? '' };
};

it.each([
  ['', '', ['image/png'], true],
  ['<img src="https://other.test/a.png">', '', ['image/png'], true],
  ['<table><tr><td>1</td></tr></table>', '1', ['image/png'], false],
  ['', '', ['text/plain'], false],
  ['', '', [], false],
] as const)('a clipboard of %j, %j and %j is only a picture: %s', (html, plain, types, isOnly) => {
  expect(isOnlyPicture(clipboard(html, plain, types))).toBe(isOnly);
});
