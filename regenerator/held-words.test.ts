import { describe, expect, it } from '@jest/globals';
import { brokenField } from '../src/sourcing/request.ts';
import { SourcingError } from '../src/sourcing/source.ts';
import { heldWords } from './held-words.ts';
import { RenderError } from './render/render-error.ts';

describe('heldWords', () => {
  it('is what the error tells editors', () => {
    const told = { field: 'gallery', words: 'Добавьте хотя бы одну картинку' };
    expect(heldWords(new SourcingError('Product a has no picture', { told }))).toEqual(told);
  });

  it('is Russian for every other error, without its text', () => {
    const errors = [
      new SourcingError('call "faq": no'),
      new RenderError('page /a/', { ok: false, reason: 'no', isLate: true }),
      new RenderError('page /a/', { ok: false, reason: 'no' }),
      new Error('no'),
    ];
    const words = errors.map((error) => heldWords(error));
    for (const one of words) expect(one).toEqual({ field: null, words: one.words });
    expect(new Set(words.map((one) => one.words)).size).toBe(errors.length);
    expect(words.join(' ')).not.toMatch(/[a-z]{3}.*no/);
  });
});

describe('brokenField', () => {
  it.each([
    ['result.items.3.lead', 'lead'],
    ['result.sections.0.items.2.title', 'items.2.title'],
    ['result.header.menu.0.title', 'header.menu.0.title'],
    ['result.items', 'items'],
  ])('%s is the field %s', (path, field) => {
    expect(brokenField(path).field).toBe(field);
  });
});
