import { Box, Button, Typography } from '@mui/material';
import { useEffect } from 'react';
import { Loading } from 'react-admin';
import { outageQuestion } from '../calls/outage.ts';
import { ScreenTitle } from './ScreenTitle.tsx';

/** Milliseconds until an automatic retry. */
const AGAIN = 5_000;

function OutageScreen({ answer }: { readonly answer: () => void }) {
  useEffect(() => {
    const again = () => answer();
    const pending = setTimeout(again, AGAIN);
    addEventListener('online', again);
    return () => {
      clearTimeout(pending);
      removeEventListener('online', again);
    };
  }, [answer]);
  return (
    <Box role="alert" sx={{ p: 2 }}>
      <ScreenTitle>Нет связи с сервером</ScreenTitle>
      <Typography variant="h5" component="h1" gutterBottom>
        Нет связи с&nbsp;сервером
      </Typography>
      <Typography sx={{ mb: 2 }}>
        Ваши записи на&nbsp;месте. Откроем редакцию сами, как только сервер ответит.
      </Typography>
      <Button variant="contained" onClick={() => answer()}>
        Попробовать ещё раз
      </Button>
    </Box>
  );
}

/** Shown while the app opens: a loading message, or a notice that no server answers. */
export function LoadingScreen() {
  const open = outageQuestion.useOpen();
  return open ? <OutageScreen answer={open.answer} /> : <Loading />;
}
