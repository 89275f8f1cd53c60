import { Alert } from '@mui/material';

/** Says that a dialog has begun with what was typed in it before. */
export const KeptBefore = () => (
  <Alert severity="info">Вы&nbsp;писали это раньше и&nbsp;не&nbsp;отправили</Alert>
);
