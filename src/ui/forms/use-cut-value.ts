import { useEffect, useState, type RefObject } from 'react';

/** The value of a text field that is too narrow to show all of it; empty while it can be read whole. */
export function useCutValue(field: RefObject<HTMLInputElement | null>): string {
  const [cut, setCut] = useState('');
  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    const measure = () => setCut(input.scrollWidth > input.clientWidth ? input.value : '');
    // Also reports the initial size.
    const observer = new ResizeObserver(measure);
    observer.observe(input);
    input.addEventListener('input', measure);
    return () => {
      observer.disconnect();
      input.removeEventListener('input', measure);
    };
  }, [field]);
  return cut;
}
