/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import { track } from '../client/analytics/analytics.ts';
import { askConsent } from '../stores/consent.ts';
import { startAnalytics } from './start-analytics.ts';

const { dataset } = document.documentElement;
/** Simulates another tab: the browser's answer is stored in a cookie. */
const answerElsewhere = (answer: 'yes' | 'no') => {
  document.cookie = `consent=${answer}; Path=/`;
};
/** Valtio notifies its subscribers in a microtask. */
const comeBack = async (name: string, target: EventTarget) => {
  target.dispatchEvent(new Event(name));
  await Promise.resolve();
};
const sent = () => {
  const before = window.dataLayer?.length ?? 0;
  track({ event: 'page', url: '/', referrer: '' });
  return (window.dataLayer?.length ?? 0) - before;
};

answerElsewhere('yes');
startAnalytics();

beforeEach(async () => {
  answerElsewhere('yes');
  await comeBack('pageshow', window);
});

it.each([
  ['visibilitychange', document],
  ['focus', window],
  ['pageshow', window],
] as const)('stops collecting on %s once consent was withdrawn elsewhere', async (name, target) => {
  expect(sent()).toBe(1);
  answerElsewhere('no');
  await comeBack(name, target);
  expect(sent()).toBe(0);
});

it('closes a question answered elsewhere, but not one reopened here', async () => {
  askConsent();
  await comeBack('focus', window);
  expect(dataset['consent']).toBeUndefined();
  answerElsewhere('no');
  await comeBack('focus', window);
  expect(dataset['consent']).toBe('no');
});
