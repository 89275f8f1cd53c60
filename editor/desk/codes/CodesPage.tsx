import { Box } from '@mui/material';
import { Title } from 'react-admin';
import { ScreenTitle } from '../../app/ScreenTitle.tsx';
import { CodeFind } from './CodeFind.tsx';
import { CodesImport } from './CodesImport.tsx';

const COLUMNS = { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' };

/** Package codes: look-up and import. */
export function CodesPage() {
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 2, gridTemplateColumns: COLUMNS, alignItems: 'start' }}>
      <Title title={'Коды с\u00a0упаковок'} />
      <ScreenTitle>{'Коды с\u00a0упаковок'}</ScreenTitle>
      <CodeFind />
      <CodesImport />
    </Box>
  );
}
