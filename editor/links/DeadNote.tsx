import { Alert } from '@mui/material';
import { useIsDead } from './use-found-pages.ts';

type Props = { readonly address: string };

/** Warns that a page of the site does not exist; ignores any other address. */
export const DeadNote = ({ address }: Props) =>
  useIsDead(address) ? (
    <Alert severity="warning">
      Такой страницы на&nbsp;сайте нет: проверьте адрес. Читатель по&nbsp;этой ссылке никуда
      не&nbsp;попадёт.
    </Alert>
  ) : null;
