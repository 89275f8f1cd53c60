import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { focusField } from '../publishing/focus-field.ts';

/** The fragment that names a field of a form: `#field-sources.2.url`. */
const PREFIX = '#field-';

/** @returns null for a fragment that somebody has cut or mistyped. */
function fieldIn(hash: string): string | null {
  if (!hash.startsWith(PREFIX)) return null;
  try {
    return decodeURIComponent(hash.slice(PREFIX.length));
  } catch {
    return null;
  }
}

/** Scrolls to the field that the address names, and focuses it. */
export function useFieldInSight(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const field = fieldIn(hash);
    if (field !== null) focusField(field);
  }, [hash]);
}
