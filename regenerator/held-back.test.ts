import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ContentChange } from '../contract/schemas/hook.ts';
import { sources } from '../src/build/sources.ts';
import { HeldBack, type Cause, type Refusal } from './held-back.ts';

const refusal = (entity: Refusal['entity'], id: number, cause: Cause): Refusal => ({
  entity,
  id,
  alias: `a-${id}`,
  reason: 'so',
  cause,
});
const change = (entity: ContentChange['entity'], id: number): ContentChange => ({
  entity,
  id,
  alias: `a-${id}`,
  kind: 'changed',
  revision: 5,
});
const names = (changes: readonly ContentChange[]) =>
  changes.map(({ entity, id }) => `${entity} ${id}`);

describe('HeldBack', () => {
  let held: HeldBack;
  beforeEach(() => {
    held = new HeldBack();
    held.settle([], new Set(), [
      refusal('articles', 1, 'render'),
      refusal('footnotes', 2, 'content'),
      refusal('products', 3, 'reading'),
      refusal('pages', 4, 'time'),
    ]);
  });

  it('lists what is told, without what is its own', () => {
    expect(held.list()[0]).toEqual({ entity: 'articles', id: 1, alias: 'a-1', reason: 'so' });
  });

  it('tries again what a change of an article may have made usable', () => {
    expect(names(held.withAgain([change('articles', 9)]))).toEqual([
      'footnotes 2',
      'products 3',
      'articles 9',
    ]);
  });

  it('tries all again with a change of anything else, but what took too long', () => {
    expect(names(held.withAgain([change('faq', 9)]))).toEqual([
      'articles 1',
      'footnotes 2',
      'products 3',
      'faq 9',
    ]);
  });

  it('asks again without any change for what could not be read', () => {
    expect(names(held.withAgain([]))).toEqual(['products 3']);
    expect(held.mayPass).toBe(true);
    held.settle([change('products', 3)], new Set(), []);
    expect(held.mayPass).toBe(false);
  });

  it('forgets what was looked at and is not refused again', () => {
    held.settle([change('articles', 1), change('footnotes', 2)], new Set(), [
      refusal('articles', 1, 'render'),
    ]);
    expect(names(held.withAgain([change('faq', 9)]))).toEqual([
      'products 3',
      'articles 1',
      'faq 9',
    ]);
    held.clear();
    expect(held.list()).toEqual([]);
  });

  it('forgets what a source that was read anew gives as it should be', () => {
    const [source, other] = sources;
    if (!source || !other) throw new Error('There are two sources.');
    held.settle([], new Set(), [{ ...refusal('tags', 7, 'render'), source }]);
    held.settle([change('articles', 1)], new Set([other]), []);
    expect(held.list()).toContainEqual(expect.objectContaining({ entity: 'tags', id: 7 }));
    held.settle([change('articles', 1)], new Set([source]), []);
    expect(held.list()).not.toContainEqual(expect.objectContaining({ entity: 'tags', id: 7 }));
  });
});
