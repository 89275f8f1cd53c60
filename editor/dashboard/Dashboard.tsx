import { Box } from '@mui/material';
import { Suspense } from 'react';
import { Title } from 'react-admin';
import { onUse } from '../app/on-use.ts';
import { ScreenTitle } from '../app/ScreenTitle.tsx';

// Each waits for an answer anyway, and comes with the next files: lists are there before.
const ChangesCard = onUse(() => import('./ChangesCard.tsx'), 'ChangesCard');
const CheckCard = onUse(() => import('./CheckCard.tsx'), 'CheckCard');
const DraftsCard = onUse(() => import('./DraftsCard.tsx'), 'DraftsCard');
const GuideCard = onUse(() => import('./GuideCard.tsx'), 'GuideCard');
const PlannedCard = onUse(() => import('./PlannedCard.tsx'), 'PlannedCard');
const SiteCard = onUse(() => import('./SiteCard.tsx'), 'SiteCard');

const COLUMNS = { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' };
const COLUMN = { display: 'grid', gap: 2 };

/** What an editor comes to in the morning. */
export const Dashboard = () => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: COLUMNS, mt: 2, alignItems: 'start' }}>
    <Title title="Сегодня" />
    <ScreenTitle>Сегодня</ScreenTitle>
    <Suspense>
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
    </Suspense>
  </Box>
);
