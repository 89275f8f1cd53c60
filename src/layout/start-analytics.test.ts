/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
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
  // Once the counter's code has loaded.
  await waitFor(() => expect(sent()).toBe(1));
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

it('collects nothing when consent is withdrawn before the counter has loaded', async () => {
  answerElsewhere('no');
  await comeBack('focus', window);
  answerElsewhere('yes');
  window.dispatchEvent(new Event('focus'));
  answerElsewhere('no');
  await comeBack('focus', window);
  await import('../client/analytics/metrika.ts');
  expect(sent()).toBe(0);
});

it('removes what the counter stored when consent was withdrawn', async () => {
  document.body.innerHTML = '<section data-counter="7"></section>';
  document.cookie = '_ym_uid=1; Path=/';
  answerElsewhere('no');
  await comeBack('focus', window);
  await waitFor(() => expect(document.cookie).not.toContain('_ym_uid'));
});
