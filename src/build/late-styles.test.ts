import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { FIRST_SCREENS, FRAME_LATE, LATE_STYLES, OF_FRAME } from './late-styles.ts';

it.each([...OF_FRAME, ...Object.values(FIRST_SCREENS).flat()])('%s is a style sheet', (sheet) => {
  expect(existsSync(`src/${sheet}`)).toBe(true);
});

const templates = readdirSync('src/templates').map((file) => file.replace('.tsx', ''));

it.each(Object.keys(FIRST_SCREENS))('%s is a template', (template) => {
  expect(templates).toContain(template);
});

/** The files of late styles that a sheet is moved to if a chunk brings it. */
const filesOf = (sheet: string, chunk: string) =>
  LATE_STYLES.filter(({ isOf, has }) => isOf(chunk) && has(sheet)).map(({ name }) => name);

it('the styles of a panel are late, except where a first screen shows them', () => {
  const cities = 'layout/CityButton.module.css';
  expect(filesOf(cities, 'slice---src-layout-header-slice-tsx')).toEqual([FRAME_LATE]);
  expect(filesOf(cities, 'component---src-templates-city-list-page-tsx')).toEqual([]);
  expect(filesOf('layout/Header.module.css', 'slice---src-layout-header-slice-tsx')).toEqual([]);
});

it('styles of content below the first screen of a long page are late there', () => {
  const card = 'ui/cards/Card.module.css';
  expect(filesOf(card, 'component---src-templates-home-page-tsx')).toEqual(['late-HomePage']);
  expect(filesOf(card, 'component---src-templates-about-page-tsx')).toEqual([]);
  const hero = 'features/home/HomeHero.module.css';
  expect(filesOf(hero, 'component---src-templates-home-page-tsx')).toEqual([]);
});

it('the styles of a late-hydrated part are where those of its page are', () => {
  const steps = 'features/certificate/FlowSteps.module.css';
  const chunk = 'src-templates-certificate-page-tsx';
  expect(filesOf(steps, `late---${chunk}`)).toEqual(['late-CertificatePage']);
  expect(filesOf(steps, `component---${chunk}`)).toEqual(['late-CertificatePage']);
});
