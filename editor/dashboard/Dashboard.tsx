import { Box } from '@mui/material';
import { Title } from 'react-admin';
import { ScreenTitle } from '../app/ScreenTitle.tsx';
import { ChangesCard } from './ChangesCard.tsx';
import { CheckCard } from './CheckCard.tsx';
import { DraftsCard } from './DraftsCard.tsx';
import { GuideCard } from './GuideCard.tsx';
import { PlannedCard } from './PlannedCard.tsx';
import { SiteCard } from './SiteCard.tsx';

const COLUMNS = { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' };
const COLUMN = { display: 'grid', gap: 2 };

/** The start screen. */
export const Dashboard = () => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: COLUMNS, mt: 2, alignItems: 'start' }}>
    <Title title="Сегодня" />
    <ScreenTitle>Сегодня</ScreenTitle>
    <GuideCard />
    <Box sx={COLUMN}>
      <SiteCard />
      <PlannedCard />
      <DraftsCard />
    </Box>
    <Box sx={COLUMN}>
      <CheckCard />
      <ChangesCard />
    </Box>
  </Box>
);
