import { describe, expect, it } from '@jest/globals';
import { projectFiles } from '../check/changes.ts';
import { checkFolders, checkOrder, projectZones, ROOMS, zonesOf } from './rooms.ts';

const zone = (target: string, isForTests = false) =>
  zonesOf({ features: ['home', 'faq'], backend: ['routes', 'shops'] }, isForTests).find(
    (one) => one.target === target,
  )?.from;

describe('the rooms', () => {
  it('are in an order without upward imports', () => {
    expect(() => checkOrder(ROOMS)).not.toThrow();
    expect(() => checkOrder({ low: ['high'], high: [] })).toThrow('high does not stand above low');
    expect(() => checkOrder({ own: ['own'] })).toThrow('own does not stand above own');
  });

  it('cover all folders of src and tests: a new one must declare what it may import', () => {
    expect(projectZones().code.length).toBeGreaterThan(Object.keys(ROOMS).length);
    expect(() => checkFolders('src', ['ui', 'new'])).toThrow('src/new is in no room');
  });

  it('contain all code of the project except its entry points', () => {
    const code = projectFiles().filter((file) => /\.(?:ts|tsx|mjs)$/.test(file));
    const outside = code.filter(
      (file) => !Object.keys(ROOMS).some((room) => file.startsWith(`${room}/`)),
    );
    expect(outside.filter((file) => /\/.*\//.test(file))).toEqual([]);
    // Gatsby requires the HTML document of its pages there.
    const known = ['src/html.tsx', 'tests/pages.ts'];
    expect(outside.filter((file) => file.includes('/'))).toEqual(known);
  });
});

describe('zonesOf', () => {
  it('forbids everything that a layer does not name', () => {
    expect(zone('./src/stores')).toContain('./src/ui');
    expect(zone('./src/stores')).toContain('./backend');
    expect(zone('./src/stores')).not.toContain('./src/client');
    expect(zone('./src/stores')).not.toContain('./src/stores');
  });

  it('keeps features apart', () => {
    expect(zone('./src/features/home')).toEqual(['./src/features/faq']);
  });

  it('keeps the rooms of the backend below its routes', () => {
    expect(zone('./backend/shops')).toEqual(['./backend/routes']);
    expect(zone('./backend/routes')).toBeUndefined();
  });

  it('keeps the documentation of calls out of shipped code', () => {
    const targets = zonesOf({ features: [], backend: [] })
      .filter(({ from }) => from[0] === './contract/docs')
      .map(({ target }) => target);
    expect(targets).toEqual(expect.arrayContaining(['./contract/calls', './src/client']));
    expect(targets).not.toContain('./backend');
  });

  it('keeps the collections of editors out of shipped code', () => {
    const targets = zonesOf({ features: [], backend: [] })
      .filter(({ from }) => from[1] === './contract/collections')
      .map(({ target }) => target);
    expect(targets).toEqual(expect.arrayContaining(['./src/client', './edge-functions']));
    expect(targets).not.toContain('./contract/calls');
  });

  it('opens to tests next to the code only the parts of tests/ meant for them', () => {
    expect(zone('./src/ui')).toContain('./tests/unit');
    expect(zone('./src/ui', true)).not.toContain('./tests/unit');
    expect(zone('./src/ui', true)).not.toContain('./tests/examples');
    expect(zone('./src/ui', true)).toContain('./tests/site');
  });
});
