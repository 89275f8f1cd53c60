import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/cards/Card.tsx';
import * as css from './AskUs.module.css';

type Props = { title: string; text: string; url: string };

/** The link to the form, for visitors with a question. */
export function AskUs({ title, text, url }: Props) {
  return (
    <Card tone="warm" padded className={css.root}>
      <h2 className={css.title}>{title}</h2>
      <p>{text}</p>
      <Button url={url}>Задать вопрос</Button>
    </Card>
  );
}
