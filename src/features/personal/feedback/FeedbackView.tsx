import { useState } from 'react';
import { AskedOften } from './AskedOften.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import { FeedbackThanks } from './FeedbackThanks.tsx';
import * as css from './FeedbackView.module.css';

/** A message to the club's staff, next to frequent questions. */
export function FeedbackView() {
  const [sent, setSent] = useState(false);
  return (
    <div className={css.root}>
      {sent ? (
        <FeedbackThanks onAgain={() => setSent(false)} />
      ) : (
        <FeedbackForm onSent={() => setSent(true)} />
      )}
      <AskedOften />
    </div>
  );
}
