/** @jest-environment jsdom */
import { afterAll, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { KEPT_MARK } from '../../config/offline.ts';
import { forgetCertificate } from './forget-certificate.ts';
import { keepCertificate } from './keep-certificate.ts';

const told: unknown[] = [];
const caching: string[] = [];
const active = { postMessage: (message: unknown) => void told.push(message) };
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeAll(() => {
  performance.getEntriesByType = jest.fn(() => []);
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve({ active }) },
  });
  Object.defineProperty(globalThis, 'caches', {
    configurable: true,
    value: {
      open: async (name: string) => caching.push(`open ${name}`),
      delete: async (name: string) => caching.push(`delete ${name}`),
    },
  });
});
beforeEach(() => {
  told.length = 0;
  caching.length = 0;
  const card = (number: number) => `<article ${KEPT_MARK.card}=""><p>№ ${number}</p></article>`;
  document.body.innerHTML = `${card(1)}<div ${KEPT_MARK.visit}="">Оптика</div>${card(2)}`;
});
afterAll(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'caches');
});

const cards = () => [...document.querySelectorAll(`[${KEPT_MARK.card}]`)];
const draw = (card: Element) => card.insertAdjacentHTML('beforeend', '<svg></svg><svg></svg>');

it('keeps the first certificate of a page once its codes are drawn, with its optician', async () => {
  cards().forEach(keepCertificate);
  await settled();
  expect(told).toEqual([]);
  cards().forEach(draw);
  await settled();
  const html =
    '<article data-certificate=""><p>№ 1</p><svg></svg><svg></svg></article><div data-visit="">Оптика</div>';
  expect(told).toEqual([{ kind: 'certificate', html, files: [] }]);
  expect(caching).toEqual(['open kept-certificate']);
});

it('removes the kept certificate', () => {
  forgetCertificate();
  expect(caching).toEqual(['delete kept-certificate']);
});

it('does nothing in a browser without workers', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  cards().forEach(draw);
  cards().forEach(keepCertificate);
  await settled();
  expect([...told, ...caching]).toEqual([]);
});
