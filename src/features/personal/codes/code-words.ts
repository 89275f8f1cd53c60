import type { CallError } from '../../../client/calls/result.ts';
import { readPackageCode } from '../../../config/package-code.ts';
import { isOpenEnd } from '../wish.ts';

/** The length of a whole code with its two hyphens. */
export const CODE_LENGTH = 14;

/** The state of the typed text: incomplete, complete and valid, or complete and mistyped. */
export type Typed =
  | { readonly state: 'short'; readonly left: number }
  | { readonly state: 'right'; readonly code: string }
  | { readonly state: 'mistyped' };

/** Validates a code while it is typed, by its check characters. */
export function judged(typed: string): Typed {
  const left = CODE_LENGTH - 2 - typed.replace(/[^\dA-ZА-Я]/gi, '').length;
  if (left > 0) return { state: 'short', left };
  const code = readPackageCode(typed);
  return code === null ? { state: 'mistyped' } : { state: 'right', code };
}

export const MISTYPED =
  'В\u00a0коде опечатка: контрольные знаки не\u00a0сходятся. Сверьте его с\u00a0упаковкой знак за\u00a0знаком';

const REFUSED: Partial<Record<CallError['code'], string>> = {
  product_code_mistyped: MISTYPED,
  product_code_unknown:
    'Такого кода мы\u00a0не\u00a0печатали. Проверьте, что упаковка наша и\u00a0код взят с\u00a0боковой стороны',
  product_code_used:
    'Этот код уже зарегистрирован. Каждый код приносит баллы один раз. Если упаковку открыли вы, напишите нам',
};

const OWN =
  'Этот код уже зарегистрирован. Каждый код приносит баллы один раз: посмотрите список ниже';

/**
 * The error message of a rejected code, for its field.
 * @param isListed whether the member's own list, below the field, has the code.
 */
export function refusalWords(error: CallError, isListed: boolean): string {
  if (error.code === 'product_code_used' && isListed) return OWN;
  const known = REFUSED[error.code];
  if (known !== undefined) return known;
  return isOpenEnd(error)
    ? 'Ответ не\u00a0пришёл. Отправьте ещё раз: дважды код не\u00a0засчитается'
    : error.description;
}
