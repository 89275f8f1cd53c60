import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import * as css from './Question.module.css';

type Props = {
  text: string;
  yes: string;
  /** With plain spaces: in large letters on a phone it breaks there, not in a word. */
  no?: string;
  onYes: () => Promise<unknown>;
  /** Called when it was answered, either way. */
  onDone: () => void;
};

/** A confirmation in place of the button, before something is spent or given back. */
export function Question({ text, yes, no = 'Не сейчас', onYes, onDone }: Props) {
  const answer = useRef<HTMLButtonElement>(null);
  const [sending, setSending] = useState(false);
  useEffect(() => {
    // The pressed button is gone.
    answer.current?.focus();
  }, []);
  const agree = async () => {
    setSending(true);
    await onYes();
    onDone();
  };
  return (
    <div className={css.root}>
      <p role="status">{text}</p>
      <div className={css.buttons}>
        <Button ref={answer} size="small" loading={sending} onClick={() => void agree()}>
          {yes}
        </Button>
        <Button size="small" variant="secondary" disabled={sending} onClick={onDone}>
          {no}
        </Button>
      </div>
    </div>
  );
}
