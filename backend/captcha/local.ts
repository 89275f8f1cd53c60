import { REFUSED, type CaptchaVerifier } from './verifier.ts';

/** Maximum clock skew of a token, in milliseconds. */
const FRESH = 2 * 60 * 1000;

/** `local:<action>:<milliseconds>:<random>`, as written by the site's local provider. */
const TOKEN = /^local:([\w.-]{1,60}):(\d{10,16}):([\w-]{1,80})$/;

/** Accepts every visitor: the stand-in for runs without a captcha service. */
export function localCaptcha(now: () => Date): CaptchaVerifier {
  return {
    async verify(token, action) {
      const [, madeFor, made] = TOKEN.exec(token) ?? [];
      const isFresh = Math.abs(now().getTime() - Number(made)) <= FRESH;
      return madeFor === action && isFresh ? { success: true, score: 1 } : REFUSED;
    },
  };
}
