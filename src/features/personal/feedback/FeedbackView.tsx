import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AskedOften } from './AskedOften.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import { FeedbackThanks } from './FeedbackThanks.tsx';
import * as css from './FeedbackView.module.css';

/** A message to the club's staff, next to frequent questions. */
export function FeedbackView() {
  const root = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState(false);
  const again = () => {
    // The pressed button is gone: the new form takes the focus.
    flushSync(() => setSent(false));
    root.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={root} className={css.root}>
      {sent ? <FeedbackThanks onAgain={again} /> : <FeedbackForm onSent={() => setSent(true)} />}
      <AskedOften />
    </div>
  );
}
