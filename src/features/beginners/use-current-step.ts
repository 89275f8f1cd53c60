import { useEffect, useState } from 'react';
import { stepId } from './step-id.ts';

/** The part of the page above a line slightly above the middle of the window. */
const READ = '1000000% 0px -60% 0px';

/** The reader's current step, counted from 0; null before the first one and in the built page. */
export function useCurrentStep(count: number): number | null {
  const [current, setCurrent] = useState<number | null>(null);
  useEffect(() => {
    const reached = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) reached.add(target);
          else reached.delete(target);
        }
        setCurrent(reached.size > 0 ? reached.size - 1 : null);
      },
      { rootMargin: READ },
    );
    for (let index = 0; index < count; index += 1) {
      const step = document.getElementById(stepId(index));
      if (step) observer.observe(step);
    }
    return () => observer.disconnect();
  }, [count]);
  return current;
}
