import { expect, it } from '@jest/globals';
import * as constants from './constants.ts';

/**
 * Section 9 of the specification, row by row: an independent list. Tests of the behaviour read the constants,
 * so only this one notices a changed value.
 */
const SECTION_9 = {
  HTTP_TIMEOUT: 30_000,
  HEADER_ACTIVE_AFTER: 170,
  CHUNK_RELOAD_GUARD: 60_000,
  PROGRESS: { throttle: 200, duration: 5_000, hideDelay: 500 },
  FETCH_MIN_DELAY: 200,
  PREFETCH_IDLE_TIMEOUT: 2_000,
  SCROLL_ANIMATION: { duration: 600, minWidth: 1025 },
  CITY_COOKIE: { name: 'userLocation', path: '/', maxAge: 604_800 },
  DEFAULT_CITY: { id: 6281, title: 'Москва' },
  CERTIFICATE_RESUBMIT_INTERVAL: 5_000,
  CERTIFICATE_POLL_INTERVAL: 20_000,
  HISTORY_PAGE: { limit: 10, offset: 0 },
  AUTH_COOKIE: { token: 'auth.token', expired: 'auth.tokenExpired', path: '/' },
  CAPTCHA: { version: 3, language: 'ru' },
};

it.each(Object.entries(SECTION_9))('%s is %j', (name, value) => {
  expect(constants).toHaveProperty(name, value);
});
