import { checkCaptcha } from '../../../contract/calls/user.ts';
import { browserCall } from '../calls/browser-call.ts';
import { failure, type Result } from '../calls/result.ts';
import { captcha } from './captcha.ts';

/** The message in the form for each of the captcha's own errors (CAPTCHA_ERRORS). */
const NO_CAPTCHA =
  'Не\u00a0загрузилась защита от\u00a0роботов. Проверьте связь, отключите блокировку рекламы и\u00a0попробуйте ещё раз';

/** Proves to the backend that a person sends the form; without that it sends no code. */
export async function passCaptcha(action: string, signal?: AbortSignal): Promise<Result<object>> {
  const token = await captcha.getToken(action);
  if (token.ok) return await browserCall(checkCaptcha, { ctoken: token.value, action }, signal);
  return failure({
    code: 'captcha_failed',
    description: NO_CAPTCHA,
    call: checkCaptcha.name,
    reason: token.error,
  });
}
