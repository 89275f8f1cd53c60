import type { CallError } from '../../client/calls/result.ts';
import { showToast } from '../../stores/toasts.ts';
import { isOpenEnd } from './wish.ts';

const OPEN_END =
  'Ответ не\u00a0пришёл. Попробуйте ещё раз: даже если запрос дошёл, второй раз он не\u00a0выполнится';

/**
 * Shows why a wish was rejected. An ended session is handled elsewhere.
 * @param words messages for this wish's own errors; any other shows the server's message.
 * @param openEnd where the member sees whether the wish was carried out after all.
 */
export function tellRefusal(
  error: CallError,
  words: Partial<Record<CallError['code'], string>>,
  openEnd: string = OPEN_END,
): void {
  if (error.code === 'unauthorized') return;
  const text = words[error.code] ?? (isOpenEnd(error) ? openEnd : error.description);
  showToast(text, 'error');
}
