import { Box, Typography } from '@mui/material';
import type { Field } from '../../contract/collections/field.ts';
import type { FieldDifference } from '../../contract/schemas/editor-many.ts';
import { ChangedWords } from './ChangedWords.tsx';

type Props = FieldDifference & { readonly isRich: boolean; readonly of: Field | undefined };

/** A changed field and its changes. */
export const FieldChange = ({ label, ...change }: Props) => (
  <Box sx={{ my: 2 }}>
    <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
    <ChangedWords {...change} />
  </Box>
);
