import { Link } from '@mui/material';
import type { MouseEvent, ReactNode } from 'react';
import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

/** The row would open it once more. */
const stop = (event: MouseEvent) => event.stopPropagation();

/** The name of a row as a link: whoever uses a keyboard opens it, and anybody in a tab of its own. */
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
