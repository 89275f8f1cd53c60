/** @jest-environment jsdom */
import { afterEach, expect, it, jest } from '@jest/globals';
import { recaptcha } from './recaptcha.ts';

const scripts = () => [...document.querySelectorAll('script')];

afterEach(() => {
  document.head.innerHTML = '';
  delete window.grecaptcha;
});

/** Simulates that the script has loaded. */
function arrive(execute: (key: string, options: { action: string }) => Promise<string>): void {
  window.grecaptcha = { ready: (work) => work(), execute };
  scripts()[0]?.dispatchEvent(new Event('load'));
}

it('loads once, in Russian, on first use, and hides the badge', async () => {
  const captcha = recaptcha('key-of-the-site');
  expect(scripts()).toEqual([]);
  captcha.prepare();
  const token = captcha.getToken('certificate');
  const execute = jest.fn(async (_key: string, _options: { action: string }) => 'token');
  arrive(execute);
  expect(await token).toEqual({ ok: true, value: 'token' });
  expect(execute).toHaveBeenCalledWith('key-of-the-site', { action: 'certificate' });
  expect(scripts().map(({ src }) => src)).toEqual([
    'https://www.recaptcha.net/recaptcha/api.js?render=key-of-the-site&hl=ru',
  ]);
  expect(document.querySelector('style')?.textContent).toContain(
    '.grecaptcha-badge { visibility: hidden; }',
  );
});

it('reports that its script did not load, and requests it again the next time', async () => {
  const captcha = recaptcha('key');
  const first = captcha.getToken('certificate');
  scripts()[0]?.dispatchEvent(new Event('error'));
  expect(await first).toEqual({ ok: false, error: 'ReCaptcha error: Failed to load script' });
  const second = captcha.getToken('certificate');
  arrive(async () => 'token');
  expect(await second).toEqual({ ok: true, value: 'token' });
});

it('reports that it failed', async () => {
  const token = recaptcha('key').getToken('certificate');
  arrive(() => Promise.reject(new Error('no')));
  expect(await token).toEqual({ ok: false, error: 'ReCaptcha error: Failed to execute' });
});
