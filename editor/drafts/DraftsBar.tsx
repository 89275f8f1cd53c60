import { Button } from '@mui/material';
import { useState } from 'react';
import { ChosenBar } from '../bulk/ChosenBar.tsx';
import { countedDrafts } from '../bulk/counted-drafts.ts';
import { PublishDialog } from '../bulk/PublishDialog.tsx';
import { mayI } from '../calls/session.ts';
import { DropDialog } from './DropDialog.tsx';

/** Bulk actions for the selected drafts. */
export function DraftsBar() {
  const [opened, setOpened] = useState<'publish' | 'drop' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <ChosenBar label="Выбранные черновики" counted={countedDrafts}>
        {mayI('publish') && <Button onClick={() => setOpened('publish')}>Опубликовать</Button>}
        <Button color="error" onClick={() => setOpened('drop')}>
          Выбросить
        </Button>
      </ChosenBar>
      {opened === 'publish' && <PublishDialog close={close} />}
      {opened === 'drop' && <DropDialog close={close} />}
    </>
  );
}
