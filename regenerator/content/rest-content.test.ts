import { describe, expect, it } from '@jest/globals';
import { sources } from '../../src/build/sources.ts';
import { exampleContent, exampleEntities } from '../../tests/examples/content.ts';
import { exampleSettings } from '../../tests/examples/settings.ts';
import { restOf } from './rest-content.ts';

const [source] = sources;

const entitiesWith = (settings: ReturnType<typeof exampleSettings>) => {
  if (!source) throw new Error('There are no sources.');
  const content = exampleContent({ settings: { item: settings } });
  return new Map([[source, exampleEntities(content)]]);
};

describe('content from which pages are composed', () => {
  const settings = exampleSettings();
  const before = restOf(entitiesWith(settings), null);

  it('is the same after a change of the header, which no page composes', () => {
    const banner = { ...settings.header.banner, title: 'Другая пара' };
    const header = { ...settings.header, banner };
    expect(restOf(entitiesWith({ ...settings, header }), before).settings).toBe(before.settings);
  });

  it('has another name of the brand', () => {
    const after = restOf(entitiesWith(exampleSettings({ name: 'Зорко' })), before);
    expect(after.settings.item.brand.name).toBe('Зорко');
  });
});
