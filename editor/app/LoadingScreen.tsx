import { Box, Button, Typography } from '@mui/material';
import { useEffect } from 'react';
import { Loading } from 'react-admin';
import { outageQuestion } from '../calls/outage.ts';
import { ScreenTitle } from './ScreenTitle.tsx';

/** Milliseconds until an automatic retry. */
const AGAIN = 5_000;

type Props = { readonly title: string; readonly answer: () => void };

function OutageScreen({ title, answer }: Props) {
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
      <ScreenTitle>{title}</ScreenTitle>
      <Typography variant="h5" component="h1" gutterBottom>
        {title}
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
  if (!open) return <Loading />;
  const title = open.asked.isReached
    ? 'Сервер временно не\u00a0работает'
    : 'Нет связи с\u00a0сервером';
  return <OutageScreen title={title} answer={open.answer} />;
}
