import type { MaskitoOptions } from '@maskito/core';
import { useMaskito } from '@maskito/react';
import { useEffect, type RefObject } from 'react';

/**
 * Formats what is typed into a field. The mask comes after the field is painted, as attaching it renders the
 * field twice: in a ref of the field that would be a part of the task that ends hydration, and in one that
 * is a new function for each render, of every keystroke.
 * @param options must be the same object every time, defined at module level.
 */
export function useMask(field: RefObject<HTMLInputElement | null>, options: MaskitoOptions): void {
  const attach = useMaskito({ options });
  useEffect(() => {
    attach(field.current);
    return () => {
      attach(null);
    };
  }, [attach, field]);
}
