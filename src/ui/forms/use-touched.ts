import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether a field has the focus or a text, or ever had: what only helps with typing loads then. A browser
 * also fills fields that never had the focus.
 */
export function useTouched(field: RefObject<HTMLInputElement | null>): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    const { current: input } = field;
    if (!input || isTouched) return undefined;
    const touch = () => setTouched(true);
    if (document.activeElement === input || input.value !== '') {
      touch();
      return undefined;
    }
    const signs = ['focus', 'input'];
    for (const sign of signs) input.addEventListener(sign, touch);
    return () => {
      for (const sign of signs) input.removeEventListener(sign, touch);
    };
  }, [field, isTouched]);
  return isTouched;
}
