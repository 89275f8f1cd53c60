import { Button } from '@mui/material';
import { keepFocus } from '../app/focus-content.ts';

type Props = {
  readonly words: string;
  /** Names the row for screen readers: «вопрос 12». */
  readonly about: string;
  readonly open: () => void;
};

/** The button that opens a row of a list. A row that has been dealt with leaves the list. */
export const OpenButton = ({ words, about, open }: Props) => (
  <Button ref={keepFocus} size="small" aria-label={`${words}: ${about}`} onClick={open}>
    {words}
  </Button>
);
