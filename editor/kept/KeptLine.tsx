import { Typography } from '@mui/material';
import { useFormState } from 'react-hook-form';
import type { Fields } from '../../contract/collections/field.ts';
import { timeWords } from '../words/moments.ts';
import { useKeeping } from './use-keeping.ts';

const FULL = 'В\u00a0браузере не\u00a0осталось места для несохранённого: сохраняйте чаще';

/** Says that typed text is not lost. */
export function KeptLine({ fields }: { readonly fields: Fields }) {
  const { at, isFull } = useKeeping(fields);
  const { isDirty } = useFormState();
  const words =
    isDirty &&
    at &&
    `Правки хранятся в\u00a0этом браузере с\u00a0${timeWords(at)}, читатели их не\u00a0видят`;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ px: 2, pb: 1, minHeight: '2em' }}>
      {isFull && isDirty ? FULL : words}
    </Typography>
  );
}
