import { useEffect, useState, type RefObject } from 'react';

/**
 * The value of the text field in an element, if the field is too narrow to show all of it; empty while it can be
 * read whole.
 * @param set The value, where a program also sets it: no event tells of that.
 */
export function useCutValue(root: RefObject<HTMLElement | null>, set?: string): string {
  const [cut, setCut] = useState('');
  useEffect(() => {
    const input = root.current?.querySelector('input');
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
  }, [root, set]);
  return cut;
}
