import { Link } from '@mui/material';
import type { MouseEvent, ReactNode } from 'react';
import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

/** Without this, the row would open its record a second time. */
const stop = (event: MouseEvent) => event.stopPropagation();

/** The name of a row as a link: it works with a keyboard, and opens in a new tab. */
export function RowLink({ children }: { readonly children: ReactNode }) {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  if (!record) return null;
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource, type: 'edit', id: record.id })}
      onClick={stop}
      color="textPrimary"
      underline="hover"
      sx={{ fontWeight: 500 }}
    >
      {children}
    </Link>
  );
}
