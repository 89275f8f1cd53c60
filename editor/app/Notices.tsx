import type { ReactNode } from 'react';
import {
  AddNotificationContext,
  Notification,
  useAddNotificationContext,
  useNotificationContext,
} from 'react-admin';
import { useReplacing } from './use-replacing.ts';

/** Above the buttons at the end of a form, which take two rows on a tablet. */
const OVER_BUTTONS = { mb: { xs: 8, sm: 12, md: 8 } };

/**
 * Shows the notifications of everything inside. react-admin shows each of them for seconds, one after
 * another: after several failures, old ones would still be shown when it has worked.
 */
export function Notices({ children }: { readonly children: ReactNode }) {
  const { setNotifications } = useNotificationContext();
  const { add, turn } = useReplacing(useAddNotificationContext(), setNotifications);
  return (
    <AddNotificationContext value={add}>
      {children}
      <Notification key={turn} sx={OVER_BUTTONS} />
    </AddNotificationContext>
  );
}
