import { useEffect, useState, type RefObject } from 'react';

export type ScrollEnds = { readonly atStart: boolean; readonly atEnd: boolean };

/** Fewer pixels than this from an end count as the end: widths are often fractional. */
const NEAR = 2;

/** The ends that a horizontally scrolling box has reached. Both until it has been measured. */
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
    // Also reports the initial size.
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
