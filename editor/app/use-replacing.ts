import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type Dispatch,
  type SetStateAction,
} from 'react';
import type { NotificationPayload } from 'react-admin';
import { subscribe } from 'valtio';
import { publications } from '../publishing/publication.ts';

type Told = Pick<NotificationPayload, 'message' | 'type'>;

/**
 * A success, or a publication, which has a note of its own, replaces the failures before it; a repeated
 * message waits only once.
 * @returns a function in place of `tell`, and the key of the element that shows the messages: another
 * one, because that element would go on showing what it has taken.
 */
export function useReplacing<T extends Told>(
  tell: (told: T) => void,
  setWaiting: Dispatch<SetStateAction<T[]>>,
) {
  const [turn, setTurn] = useState(0);
  const isFailure = useRef(false);
  const succeed = useCallback(() => {
    if (!isFailure.current) return;
    isFailure.current = false;
    setWaiting([]);
    setTurn((now) => now + 1);
  }, [setWaiting]);
  const add = useCallback(
    (told: T) => {
      if (told.type === 'success') succeed();
      else isFailure.current = told.type === 'error';
      setWaiting((now) => now.filter(({ message }) => message !== told.message));
      tell(told);
    },
    [tell, succeed, setWaiting],
  );
  useEffect(() => {
    let shown = publications.last?.revision;
    return subscribe(publications, () => {
      const revision = publications.last?.revision;
      if (revision !== undefined && revision !== shown) succeed();
      shown = revision;
    });
  }, [succeed]);
  return { add, turn };
}
