/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { DEVICE_COOKIE } from '../../config/constants.ts';
import { ensureDevice } from './device.ts';
import { documentCookie } from './document-cookies.ts';

afterEach(() => {
  document.cookie = `${DEVICE_COOKIE}=; path=/; max-age=0`;
});

test('a device gets an id once and keeps it', () => {
  expect(documentCookie(DEVICE_COOKIE)).toBeNull();
  ensureDevice();
  const id = documentCookie(DEVICE_COOKIE);
  expect(id).toMatch(/^[\da-f]{32}$/);
  ensureDevice();
  expect(documentCookie(DEVICE_COOKIE)).toBe(id);
});

test('an existing id stays', () => {
  document.cookie = `${DEVICE_COOKIE}=known; path=/`;
  ensureDevice();
  expect(documentCookie(DEVICE_COOKIE)).toBe('known');
});
