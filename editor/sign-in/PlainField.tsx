import { TextField } from '@mui/material';

type Props = {
  readonly name: string;
  readonly label: string;
  readonly type: 'email' | 'password';
  readonly autoComplete: string;
  readonly defaultValue?: string;
};

export const PlainField = (props: Props) => <TextField {...props} required fullWidth />;
