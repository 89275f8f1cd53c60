import { Button } from '@mui/material';
import { focusContent } from '../app/focus-content.ts';

type Props = {
  readonly words: string;
  /** Names the row for screen readers: «вопрос 12». */
  readonly about: string;
  readonly open: () => void;
};

/** A row that has been dealt with leaves its list: the focus must not go with it to the top of the page. */
const keepFocus = (button: HTMLButtonElement) => () => {
  if (button === document.activeElement) focusContent();
};

/** The button that opens a row of a list. */
export const OpenButton = ({ words, about, open }: Props) => (
  <Button ref={keepFocus} size="small" aria-label={`${words}: ${about}`} onClick={open}>
    {words}
  </Button>
);
