import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The name that a field of a form has in an address: `#field-sources.2.url`. */
const PREFIX = '#field-';

const FOCUSED = 'input:not([type="hidden"]), textarea, [contenteditable="true"], button';

/** The place of a field in the form, by its name. */
export const fieldPlace = (name: string) => `field-${name}`;

/** Shows the field that the address names, and puts the cursor into it. */
export function useFieldInSight(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!hash.startsWith(PREFIX)) return;
    const path = decodeURIComponent(hash.slice(PREFIX.length));
    const place = document.getElementById(fieldPlace(path.split('.')[0] ?? path));
    if (!place) return;
    const inputs = [...place.querySelectorAll<HTMLElement>(FOCUSED)];
    const named = inputs.find((input) => input.getAttribute('name') === path);
    (named ?? inputs[0])?.focus({ preventScroll: true });
    (named ?? place).scrollIntoView({ block: 'center' });
  }, [hash]);
}
