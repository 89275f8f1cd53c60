import type { MouseEvent } from 'react';
import { askConsent } from '../stores/consent.ts';
import { focusQuestion } from './consent-focus.ts';
import * as css from './ConsentSettings.module.css';

function ask(event: MouseEvent<HTMLButtonElement>): void {
  askConsent();
  focusQuestion(event.currentTarget);
}

/**
 * Lets visitors change their answer about analytics. Styles hide it where no script could ask.
 * @param counter the counter's id; empty if there was no question.
 */
export function ConsentSettings({ counter }: { counter: string }) {
  if (counter === '') return null;
  return (
    <button type="button" className={css.root} onClick={ask}>
      Настройки cookie
    </button>
  );
}
