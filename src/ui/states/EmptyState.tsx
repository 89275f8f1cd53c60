import { Button } from '../actions/Button.tsx';
import { LensMark } from '../signs/LensMark.tsx';
import * as css from './EmptyState.module.css';

type Props = {
  title: string;
  text?: string;
  action?: { title: string; url: string };
};

/** Shown for an empty list: says so kindly and links to the next step. */
export function EmptyState({ title, text, action }: Props) {
  return (
    <div className={css.root}>
      <LensMark />
      <h2 className={css.title}>{title}</h2>
      {text !== undefined && <p className={css.text}>{text}</p>}
      {action !== undefined && (
        <Button url={action.url} variant="secondary">
          {action.title}
        </Button>
      )}
    </div>
  );
}
