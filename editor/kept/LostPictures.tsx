import { Alert, AlertTitle } from '@mui/material';

type Props = { readonly lost: readonly string[]; readonly onClose?: () => void };

/** Lists the pictures that were still uploading when the tab closed. */
export const LostPictures = ({ lost, onClose }: Props) => (
  <Alert severity="warning" {...(onClose && { onClose, closeText: 'Понятно' })}>
    <AlertTitle>
      {lost.length === 1
        ? 'Картинка не\u00a0успела загрузиться: выберите её ещё раз'
        : 'Картинки не\u00a0успели загрузиться: выберите их ещё раз'}
    </AlertTitle>
    {lost.map((line) => (
      <div key={line}>{line}</div>
    ))}
  </Alert>
);
