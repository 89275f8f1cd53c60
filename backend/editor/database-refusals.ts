import { Failure } from '../failure.ts';

/** Turns constraint violations that our own checks missed into a `Failure` about the input. */
export function asFailure(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (code === '23505') return new Failure('alias_taken', 'Такое уже есть');
  if (code === '23503') return new Failure('in_use', 'Этим пользуется другое', undefined, error);
  if (/^2[23]/.test(code)) {
    return new Failure('invalid', 'Это нельзя сохранить', { body: 'Неверное значение' }, error);
  }
  return error;
}
