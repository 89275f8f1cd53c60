import * as v from 'valibot';
import { log as ownLog } from '../../system/log.ts';
import { MIN_SCORE, REFUSED, type CaptchaVerifier } from './verifier.ts';

/** The host of the service that is also reachable from Russia. */
const SERVICE = 'https://www.recaptcha.net/recaptcha/api/siteverify';

/** Milliseconds; a visitor is waiting. */
const TIMEOUT = 5_000;

const reply = v.object({
  success: v.boolean(),
  score: v.optional(v.number(), 0),
  action: v.optional(v.string(), ''),
});

export type RecaptchaOptions = {
  readonly secret: string;
  /** Records why the service could not be reached. */
  readonly log?: (message: string, error: unknown) => void;
  readonly service?: string;
  readonly timeout?: number;
};

/** reCAPTCHA v3. When the service does not respond, the visitor is not verified. */
export function recaptcha(options: RecaptchaOptions): CaptchaVerifier {
  const { secret, log = ownLog.error, service = SERVICE, timeout = TIMEOUT } = options;
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
        log('The captcha service returned no verdict', error);
        return REFUSED;
      }
    },
  };
}
