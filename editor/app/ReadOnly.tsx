import { Alert, Box } from '@mui/material';
import type { ReactNode } from 'react';
import { ReadOnlyContext } from './may-write.ts';

type Props = {
  /** Why nothing here can be changed; null: everything can. */
  readonly reason: string | null;
  readonly children: ReactNode;
};

const BARE = { border: 0, p: 0, m: 0, minWidth: 0 } as const;

/** Read-only inputs with the reason; their text can still be selected and copied. */
export const ReadOnly = ({ reason, children }: Props) => (
  <>
    {reason && (
      // The label of the first field is on the field's edge.
      <Alert severity="info" sx={{ mb: 2 }}>
        {reason}
      </Alert>
    )}
    <Box component="fieldset" disabled={reason !== null} sx={BARE}>
      <ReadOnlyContext value={reason !== null}>{children}</ReadOnlyContext>
    </Box>
  </>
);
