import Keyboard from '@mui/icons-material/Keyboard';
import Search from '@mui/icons-material/Search';
import { IconButton, Tooltip } from '@mui/material';
import { Suspense, useState } from 'react';
import { onUse } from '../app/on-use.ts';
import { useKeys } from './use-keys.ts';

const SearchDialog = onUse(() => import('../search/SearchDialog.tsx'), 'SearchDialog');
const KeysDialog = onUse(() => import('./KeysDialog.tsx'), 'KeysDialog');

/** Handles keyboard shortcuts, and shows their list. */
export function ScreenKeys() {
  const [opened, setOpened] = useState<'search' | 'keys' | null>(null);
  useKeys(setOpened);
  const close = () => setOpened(null);
  return (
    <>
      <Tooltip title="Найти запись (Ctrl+K)">
        <IconButton color="inherit" onClick={() => setOpened('search')}>
          <Search />
        </IconButton>
      </Tooltip>
      <Tooltip title="Клавиши (?)">
        {/* A phone has no such keys, and its title needs the room; «?» opens the list there as well. */}
        <IconButton
          color="inherit"
          onClick={() => setOpened('keys')}
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        >
          <Keyboard />
        </IconButton>
      </Tooltip>
      <Suspense fallback={null}>
        {opened === 'search' && <SearchDialog close={close} />}
        {opened === 'keys' && <KeysDialog close={close} />}
      </Suspense>
    </>
  );
}
