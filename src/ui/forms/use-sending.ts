import { useState } from 'react';
import type { CallError, Result } from '../../client/calls/result.ts';

/** The state of a form submission; an error leaves the form unchanged. */
export type Sending = {
  readonly stage: 'open' | 'sending' | 'sent';
  readonly error: Pick<CallError, 'description' | 'fields'> | null;
};

const LOST = {
  description: 'Не\u00a0получилось отправить. Проверьте связь и\u00a0попробуйте ещё раз',
};

/**
 * Submits a form once at a time and stores the outcome. An exception counts as a lost connection.
 * The function returns the result's value, or null if there is none.
 */
export function useSending() {
  const [sending, setSending] = useState<Sending>({ stage: 'open', error: null });
  const start = async <T>(send: () => Promise<Result<T>>): Promise<T | null> => {
    if (sending.stage !== 'open') return null;
    setSending({ stage: 'sending', error: null });
    const result = await send().catch(() => null);
    const error = result === null ? LOST : result.ok ? null : result.error;
    setSending({ stage: error === null ? 'sent' : 'open', error });
    return result?.ok ? result.value : null;
  };
  return [sending, start] as const;
}
