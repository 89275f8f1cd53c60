import { describe, expect, it } from '@jest/globals';
import { projectFiles } from '../check/changes.ts';
import { checkFolders, checkOrder, projectZones, ROOMS, zonesOf } from './rooms.ts';

const zone = (target: string, isForTests = false) =>
  zonesOf({ features: ['home', 'faq'], backend: ['routes', 'shops'] }, isForTests).find(
    (one) => one.target === target,
  )?.from;

describe('the rooms', () => {
  it('stand in an order without an arrow upward', () => {
    expect(() => checkOrder(ROOMS)).not.toThrow();
    expect(() => checkOrder({ low: ['high'], high: [] })).toThrow('high does not stand above low');
    expect(() => checkOrder({ own: ['own'] })).toThrow('own does not stand above own');
  });

  it('are all folders of src and tests: a new one is asked for what it may import', () => {
    expect(projectZones().code.length).toBeGreaterThan(Object.keys(ROOMS).length);
    expect(() => checkFolders('src', ['ui', 'new'])).toThrow('src/new is in no room');
  });

  it('hold all code of the project but its entries', () => {
    const code = projectFiles().filter((file) => /\.(?:ts|tsx|mjs)$/.test(file));
    const outside = code.filter(
      (file) => !Object.keys(ROOMS).some((room) => file.startsWith(`${room}/`)),
    );
    expect(outside.filter((file) => /\/.*\//.test(file))).toEqual([]);
    expect(outside.filter((file) => file.includes('/'))).toEqual(['tests/pages.ts']);
  });
});

describe('zonesOf', () => {
  it('closes whatever a room does not name', () => {
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

  it('keeps what people read about calls out of what ships', () => {
    const targets = zonesOf({ features: [], backend: [] })
      .filter(({ from }) => from.join() === './contract/docs')
      .map(({ target }) => target);
    expect(targets).toEqual(expect.arrayContaining(['./contract/calls', './src/client']));
    expect(targets).not.toContain('./backend');
  });

  it('opens tests/ to tests beside the code, and no more of it than is for them', () => {
    expect(zone('./src/ui')).toContain('./tests/unit');
    expect(zone('./src/ui', true)).not.toContain('./tests/unit');
    expect(zone('./src/ui', true)).not.toContain('./tests/examples');
    expect(zone('./src/ui', true)).toContain('./tests/site');
  });
});
