import { useEffect, useState, type RefObject } from 'react';

export type ScrollEnds = { readonly atStart: boolean; readonly atEnd: boolean };

/** Less than this many pixels from an end is at it: widths are seldom whole. */
const NEAR = 2;

/** Which ends a box that scrolls sideways has reached. Both until it was measured. */
export function useScrollEnds(ref: RefObject<HTMLElement | null>): ScrollEnds {
  const [ends, setEnds] = useState<ScrollEnds>({ atStart: true, atEnd: true });
  useEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = box;
      const atStart = scrollLeft < NEAR;
      const atEnd = scrollLeft + clientWidth > scrollWidth - NEAR;
      setEnds((before) =>
        before.atStart === atStart && before.atEnd === atEnd ? before : { atStart, atEnd },
      );
    };
    // Tells its size at once, too.
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, [ref]);
  return ends;
}
