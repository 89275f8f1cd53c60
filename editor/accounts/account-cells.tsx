/** Cells of the accounts list. */
import { Chip } from '@mui/material';
import { useRecordContext } from 'react-admin';
import * as v from 'valibot';
import { EDITOR_ROLES } from '../../contract/permissions.ts';
import { account } from '../../contract/schemas/editor-people.ts';

function useAccount() {
  const read = v.safeParse(account, useRecordContext());
  return read.success ? read.output : null;
}

export function RoleCell() {
  const one = useAccount();
  return one && EDITOR_ROLES[one.role];
}

/** The state of an account: open, revoked, switched off or waiting for its first password. */
export function AccountStateCell() {
  const one = useAccount();
  if (!one) return null;
  if (one.revoked_at !== null) return <Chip size="small" label="Закрыт" />;
  if (one.off) return <Chip size="small" color="error" label="Выключен" />;
  if (one.email !== null && !one.has_password) return <Chip size="small" label="Ждёт ответа" />;
  return <Chip size="small" variant="outlined" label={one.email === null ? 'Скрипт' : 'Открыт'} />;
}
