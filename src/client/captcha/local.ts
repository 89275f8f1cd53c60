import type { CaptchaProvider } from './provider.ts';

const random = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * Used when no captcha is configured: the embedded backend accepts its tokens, and no other does.
 */
export const localCaptcha: CaptchaProvider = {
  getToken: async (action) => ({ ok: true, value: `local:${action}:${Date.now()}:${random()}` }),
  prepare: () => undefined,
  notice: null,
};
