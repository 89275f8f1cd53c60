import { Typography } from '@mui/material';
import { Suspense } from 'react';
import type { RichTextField } from '../../contract/collections/field.ts';
import { onUse } from '../app/on-use.ts';
import type { FieldInputProps } from './field-props.ts';

/** The largest chunk of the app, loaded with the first form that has a rich text. */
const TextEditor = onUse(() => import('../rich-text/TextEditor.tsx'), 'default');

const WAITING = (
  <Typography role="status" color="textSecondary" sx={{ py: 4 }}>
    Загружаем текст…
  </Typography>
);

export const RichTextFieldInput = (props: FieldInputProps<RichTextField>) => (
  <Suspense fallback={WAITING}>
    <TextEditor {...props} />
  </Suspense>
);
