import { Button } from '@mui/material';

type Props = {
  readonly words: string;
  /** Names the row for screen readers: «вопрос 12». */
  readonly about: string;
  readonly open: () => void;
};

/** The button that opens a row of a list. */
export const OpenButton = ({ words, about, open }: Props) => (
  <Button size="small" aria-label={`${words}: ${about}`} onClick={open}>
    {words}
  </Button>
);
