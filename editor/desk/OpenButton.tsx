import { Button } from '@mui/material';

type Props = {
  readonly words: string;
  /** Which one, for whoever does not see the row: «вопрос 12». */
  readonly about: string;
  readonly open: () => void;
};

/** What can be done with a row of a list. */
export const OpenButton = ({ words, about, open }: Props) => (
  <Button size="small" aria-label={`${words}: ${about}`} onClick={open}>
    {words}
  </Button>
);
