import { Box } from '@mui/material';
import { Suspense } from 'react';
import { onUse } from './on-use.ts';

/** Labels come first: the icons load later, in a chunk of their own. */
const Sign = onUse(() => import('./menu-icons.tsx'), 'Sign');

const PLACE = <Box component="span" sx={{ display: 'block', width: 24, height: 24 }} />;

/** The icon of a menu item. */
export const MenuIcon = ({ name }: { readonly name: string }) => (
  <Suspense fallback={PLACE}>
    <Sign name={name} />
  </Suspense>
);
