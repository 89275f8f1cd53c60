import { TextField } from '@mui/material';
import { useFirstFocus } from '../app/use-first-focus.ts';

type Props = {
  readonly name: string;
  readonly label: string;
  readonly type: 'email' | 'password';
  readonly autoComplete: string;
  readonly defaultValue?: string;
  /** Whether a dialog is opened for this field. */
  readonly isFirst?: boolean;
};

export function PlainField({ isFirst = false, ...props }: Props) {
  const first = useFirstFocus();
  return <TextField {...props} inputRef={isFirst ? first : null} required fullWidth />;
}
