import type { CallError } from '../../client/calls/result.ts';
import { showToast } from '../../stores/toasts.ts';
import { isOpenEnd } from './wish.ts';

const OPEN_END =
  'Ответ не\u00a0пришёл. Попробуйте ещё раз: даже если заявка дошла, второй раз она не\u00a0оформится';

/**
 * Says why a wish was not granted. A session that is over speaks for itself.
 * @param words for the refusals this wish knows; any other says what the server says.
 */
export function tellRefusal(
  error: CallError,
  words: Partial<Record<CallError['code'], string>>,
): void {
  if (error.code === 'unauthorized') return;
  const text = words[error.code] ?? (isOpenEnd(error) ? OPEN_END : error.description);
  showToast(text, 'error');
}
