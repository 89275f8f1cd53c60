import { expect, it } from '@jest/globals';
import type { IAdapter } from 'gatsby';
import { netlifyAdapter } from './adapter.ts';

type Context = Parameters<NonNullable<IAdapter['cache']>['restore']>[0];

/** What Gatsby passes; the reporter does not matter. */
const context = { directories: ['.cache', 'public'] } as Partial<Context> as Context;

function open(atNetlify: boolean) {
  const asked: string[] = [];
  const keeper = async () => ({
    restore: async (folders: string[]) => asked.push(`restore ${folders.join(' ')}`) > 0,
    save: async (folders: string[]) => asked.push(`save ${folders.join(' ')}`) > 0,
  });
  const adapter = netlifyAdapter({
    atNetlify,
    context: 'production',
    projectRoot: '/nowhere',
    restOrigin: 'http://127.0.0.1:9',
    pagesOrigin: undefined,
    kept: ['.data/pictures'],
    keeper,
  });
  return { asked, adapter };
}

it('restores and stores the build cache on Netlify', async () => {
  const { asked, adapter } = open(true);
  expect(await adapter.cache?.restore(context)).toBe(true);
  await adapter.cache?.store(context);
  expect(asked).toEqual([
    'restore .cache public .data/pictures',
    'save .cache public .data/pictures',
  ]);
});

it('caches nothing elsewhere, and reports that nothing was restored', async () => {
  const { asked, adapter } = open(false);
  expect(await adapter.cache?.restore(context)).toBe(false);
  await adapter.cache?.store(context);
  expect(asked).toEqual([]);
});
