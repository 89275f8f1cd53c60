/** @jest-environment jsdom */
import { afterEach, expect, it, jest } from '@jest/globals';
import { routes } from '../../config/routes.ts';
import { loadMetrika, sender, stopMetrika } from './metrika.ts';

const VISIT = { url: '/a/', referrer: '' };
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const waiting = () => window.ym?.a ?? [];

afterEach(() => {
  document.head.innerHTML = '';
  delete window.ym;
  delete window.dataLayer;
});

it('loads the script once, and queues calls until it is loaded', () => {
  loadMetrika('7', VISIT, () => undefined);
  sender('7')({ event: 'goal', goal: '404', url: '/x/', referrer: '' });
  loadMetrika('7', VISIT, () => undefined);
  expect(scripts()).toEqual(['https://mc.yandex.ru/metrika/tag.js']);
  expect(waiting().map(([id, method, what]) => [id, method, what])).toEqual([
    [7, 'init', expect.objectContaining({ webvisor: false, clickmap: false, defer: true })],
    [7, 'hit', '/a/'],
    [7, 'reachGoal', '404'],
    // The counter starts again when consent is withdrawn and given again.
    [7, 'init', expect.anything()],
    [7, 'hit', '/a/'],
  ]);
});

it('reports a script that fails to load', () => {
  const missing = jest.fn();
  loadMetrika('7', VISIT, missing);
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(missing).toHaveBeenCalledTimes(1);
});

it('reports page views as hits and clicks as goals named by their label', () => {
  loadMetrika('7', VISIT, () => undefined);
  const send = sender('7');
  send({ event: 'page', url: '/b/', referrer: '/a/' });
  send({ event: 'click', label: 'headerButton', text: 'О нас', url: '/about/' });
  expect(waiting().slice(2)).toEqual([
    [7, 'hit', '/b/', { referer: '/a/' }],
    [7, 'reachGoal', 'headerButton', expect.objectContaining({ text: 'О нас', url: '/about/' })],
  ]);
  expect(window.dataLayer).toHaveLength(2);
});

it('only fills dataLayer without a counter', () => {
  sender(null)({ event: 'page', url: '/b/', referrer: '/a/' });
  expect(window.dataLayer).toEqual([{ event: 'page', url: '/b/', referrer: '/a/' }]);
  expect(window.ym).toBeUndefined();
});

it('stops the counter and removes its cookies, and no others', () => {
  loadMetrika('7', VISIT, () => undefined);
  document.cookie = '_ym_uid=1; Path=/';
  document.cookie = 'consent=no; Path=/';
  stopMetrika('7');
  expect(waiting().at(-1)).toEqual([7, 'destruct']);
  expect(document.cookie).toBe('consent=no');
});

it.each([
  [`https://a.test${routes.auth}?restore=abcDEF-12345`, `https://a.test${routes.auth}`],
  [`${routes.unsubscribe}?key=abcDEF-12345#a`, routes.unsubscribe],
  ['/articles/?utm_source=vk', '/articles/?utm_source=vk'],
])('tells counters no key of an email: %s', (url, told) => {
  loadMetrika('7', { url, referrer: url }, () => undefined);
  const send = sender('7');
  send({ event: 'page', url: '/', referrer: url });
  send({ event: 'click', label: 'headerButton', text: 'О нас', url });
  expect(waiting().slice(1)).toEqual([
    [7, 'hit', told, { referer: told }],
    [7, 'hit', '/', { referer: told }],
    [7, 'reachGoal', 'headerButton', expect.objectContaining({ url: told })],
  ]);
  expect(window.dataLayer).toMatchObject([{ referrer: told }, { url: told }]);
});
