import { useLayoutEffect, useRef } from 'react';
import { Button } from '../actions/Button.tsx';
import * as css from './ErrorState.module.css';

type Props = {
  title: string;
  /** What happened and what the visitor can do, in plain words. */
  text: string;
  /** «Попробовать ещё раз»; without it there is only the text. */
  onRetry?: () => void;
};

/** Shown when something failed to load. Announced immediately, as it follows an action. */
export function ErrorState({ title, text, onRetry }: Props) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const message = root.current;
    return () => {
      // The pressed button goes with the message: the reader continues where the reply appears.
      if (!message?.contains(document.activeElement)) return;
      message.parentElement
        ?.closest<HTMLElement>('[tabindex="-1"]')
        ?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={root} className={css.root} role="alert">
      <h2 className={css.title}>{title}</h2>
      <p className={css.text}>{text}</p>
      {onRetry !== undefined && (
        <Button variant="secondary" onClick={onRetry}>
          Попробовать ещё раз
        </Button>
      )}
    </div>
  );
}
