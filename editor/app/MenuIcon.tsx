import { Box } from '@mui/material';
import { Suspense } from 'react';
import { onUse } from './on-use.ts';

/** Words are read first: their signs follow in a file of their own. */
const Sign = onUse(() => import('./menu-icons.tsx'), 'Sign');

const PLACE = <Box component="span" sx={{ display: 'block', width: 24, height: 24 }} />;

/** The sign of a line of the menu. */
export const MenuIcon = ({ name }: { readonly name: string }) => (
  <Suspense fallback={PLACE}>
    <Sign name={name} />
  </Suspense>
);
