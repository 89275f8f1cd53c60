import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { focusField } from '../publishing/focus-field.ts';

/** The fragment that names a field of a form: `#field-sources.2.url`. */
const PREFIX = '#field-';

/** Scrolls to the field that the address names, and focuses it. */
export function useFieldInSight(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash.startsWith(PREFIX)) focusField(decodeURIComponent(hash.slice(PREFIX.length)));
  }, [hash]);
}
