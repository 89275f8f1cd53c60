import { REFUSED, type CaptchaVerifier } from './verifier.ts';

/** How far the clock in a token may be from ours, in milliseconds. */
const FRESH = 2 * 60 * 1000;

/** `local:<action>:<milliseconds>:<random>`, as the site's own provider writes it. */
const TOKEN = /^local:([\w.-]{1,60}):(\d{10,16}):([\w-]{1,80})$/;

/** Judges nobody: what a run without a captcha service has in its place. */
export function localCaptcha(now: () => Date): CaptchaVerifier {
  return {
    async verify(token, action) {
      const [, madeFor, made] = TOKEN.exec(token) ?? [];
      const isFresh = Math.abs(now().getTime() - Number(made)) <= FRESH;
      return madeFor === action && isFresh ? { success: true, score: 1 } : REFUSED;
    },
  };
}
