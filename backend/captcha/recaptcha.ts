import * as v from 'valibot';
import { MIN_SCORE, REFUSED, type CaptchaVerifier } from './verifier.ts';

/** The address of the service that is reached from Russia, too. */
const SERVICE = 'https://www.recaptcha.net/recaptcha/api/siteverify';

/** Milliseconds: a visitor is waiting. */
const TIMEOUT = 5_000;

const reply = v.object({
  success: v.boolean(),
  score: v.optional(v.number(), 0),
  action: v.optional(v.string(), ''),
});

export type RecaptchaOptions = {
  readonly secret: string;
  /** Told why the service could not be asked. */
  readonly log?: (message: string, error: unknown) => void;
  readonly service?: string;
  readonly timeout?: number;
};

/** reCAPTCHA v3. A service that does not answer has not confirmed anybody. */
export function recaptcha(options: RecaptchaOptions): CaptchaVerifier {
  const { secret, log = console.error, service = SERVICE, timeout = TIMEOUT } = options;
  return {
    async verify(token, action, address) {
      const body = new URLSearchParams({ secret, response: token });
      if (address) body.set('remoteip', address);
      try {
        const signal = AbortSignal.timeout(timeout);
        const response = await fetch(service, { method: 'POST', body, signal });
        const verdict = v.parse(reply, await response.json());
        const passed = verdict.success && verdict.action === action && verdict.score >= MIN_SCORE;
        return { success: passed, score: verdict.score };
      } catch (error) {
        log('The captcha service gave no verdict', error);
        return REFUSED;
      }
    },
  };
}
