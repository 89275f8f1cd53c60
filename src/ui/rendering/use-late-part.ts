import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { loadAgain } from '../../client/page/load-again.ts';

/** A part of a page whose script loads on demand. */
export type LatePart<Props> = {
  /** The part; null until its script has loaded. */
  readonly Part: ComponentType<Props> | null;
  /** Its script failed to load after all retries. The page itself stays. */
  readonly failed: boolean;
  readonly retry: () => void;
};

/** @param load imports the part; must be the same function every time, defined at module level. */
export function useLatePart<Props>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (failed) return undefined;
    let gone = false;
    loadAgain(load).then(
      (part) => gone || setPart(() => part),
      () => gone || setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [failed, load]);
  const retry = useCallback(() => setFailed(false), []);
  return { Part, failed, retry };
}
