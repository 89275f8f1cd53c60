import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { loadAgain } from '../../client/page/load-again.ts';

/** A part of a page whose script comes only when somebody wants it. */
export type LatePart<Props> = {
  /** The part; null until its script is there. */
  readonly Part: ComponentType<Props> | null;
  /** Its script did not come, however often it was asked for. The page itself stays. */
  readonly failed: boolean;
  readonly retry: () => void;
};

/** @param load imports the part; the same function each time, made with its module. */
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
