import { Button, Paper, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { counted } from '../../src/words/plural.ts';
import type { CollectionDescription } from '../../contract/schemas/descriptions.ts';
import { ChangeMenu } from './ChangeMenu.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { RemovalDialog } from './RemovalDialog.tsx';
import { useSelection } from './selection.ts';

type Props = { readonly collection: CollectionDescription };

const CHOSEN = { one: 'запись', few: 'записи', many: 'записей' };
const LOOK = {
  position: 'sticky',
  top: 56,
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1,
  mb: 1,
} as const;

/** What can be done with all that is chosen. */
export function BulkBar({ collection }: Props) {
  const { rows, clear } = useSelection();
  const [opened, setOpened] = useState<'publish' | 'unpublish' | 'delete' | null>(null);
  const close = () => setOpened(null);
  const dialogs: Readonly<Record<'publish' | 'unpublish' | 'delete', ReactNode>> = {
    publish: <PublishDialog close={close} />,
    unpublish: <RemovalDialog kind="unpublish" collection={collection.name} close={close} />,
    delete: <RemovalDialog kind="delete" collection={collection.name} close={close} />,
  };
  const hasDrafts = [...rows.values()].some(({ draft }) => draft !== null);
  return (
    <>
      {rows.size > 0 && (
        <Paper component="section" aria-label="Выбранные записи" elevation={3} sx={LOOK}>
          <Typography role="status" sx={{ mr: 1 }}>
            {`Выбрано: ${counted(rows.size, CHOSEN)}`}
          </Typography>
          <ChangeMenu collection={collection} />
          {hasDrafts && (
            <Button onClick={() => setOpened('publish')}>Опубликовать черновики</Button>
          )}
          {!collection.is_fixed && (
            <>
              <Button onClick={() => setOpened('unpublish')}>Снять с&nbsp;сайта</Button>
              <Button color="error" onClick={() => setOpened('delete')}>
                Удалить
              </Button>
            </>
          )}
          <Button color="inherit" onClick={clear}>
            Снять выбор
          </Button>
        </Paper>
      )}
      {opened && dialogs[opened]}
    </>
  );
}
