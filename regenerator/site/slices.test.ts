import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { exampleContent } from '../../tests/examples/content.ts';
import { entitiesBySource } from '../../tests/unit/example-site.ts';
import { sliceDataFile, sliceHtmlFile } from '../gatsby/gatsby.ts';
import { storedBytes } from '../publish/file-content.ts';
import type { RenderPool } from '../render/render-pool.ts';
import { Slices } from './slices.ts';

const NAMES = ['header', 'footer'];
const entities = entitiesBySource(exampleContent());

/** The data of a slice as a build wrote it in 2026. */
const written = (name: string) =>
  JSON.stringify({
    componentChunkName: name,
    result: {
      data:
        name === 'footer'
          ? { document: { entity: {} }, site: { siteMetadata: { year: 2026, metrikaId: '7' } } }
          : { document: { entity: {} } },
      sliceContext: {},
    },
    staticQueryHashes: [],
  });

/** Renders every slice as the data that it was asked to show. */
const pool: RenderPool = {
  render: async (asked) => {
    const answers = [];
    for await (const { data } of asked) {
      const stored = new Uint8Array(Buffer.from(data));
      answers.push({ ok: true as const, html: { ...storedBytes(stored), stored } });
    }
    return answers;
  },
  read: () => {},
  stop: async () => {},
};

async function published(): Promise<Slices> {
  const slices = new Slices();
  const files = new Map(NAMES.map((name) => [sliceDataFile(name), written(name)]));
  await slices.load(async (path) => files.get(path) ?? null);
  (await slices.update(entities, pool)).keep();
  return slices;
}

beforeEach(() => {
  // Half a minute before New Year in Moscow, where the company is.
  jest.useFakeTimers({ now: new Date('2026-12-31T23:59:30+03:00') });
});
afterEach(() => {
  jest.useRealTimers();
});

it('renders the footer alone when a new year begins, without any change of the content', async () => {
  const slices = await published();
  expect(slices.isOutdated).toBe(false);
  expect((await slices.update(entities, pool)).output.size).toBe(0);

  jest.setSystemTime(new Date('2027-01-01T00:00:30+03:00'));
  expect(slices.isOutdated).toBe(true);
  const { output, keep } = await slices.update(entities, pool);
  expect([...output.keys()]).toEqual([sliceDataFile('footer'), sliceHtmlFile('footer')]);
  const shown = JSON.parse(String(output.get(sliceDataFile('footer'))));
  expect(shown.result.data.site).toEqual({ siteMetadata: { year: 2027, metrikaId: '7' } });

  keep();
  expect(slices.isOutdated).toBe(false);
  expect((await slices.update(entities, pool)).output.size).toBe(0);
});
