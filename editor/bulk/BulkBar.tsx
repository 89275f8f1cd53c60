import { Button } from '@mui/material';
import { useState, type ReactNode } from 'react';
import type { CollectionDescription } from '../../contract/schemas/descriptions.ts';
import { ChangeMenu } from './ChangeMenu.tsx';
import { ChosenBar } from './ChosenBar.tsx';
import { countedRecords } from './counted-records.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { RemovalDialog } from './RemovalDialog.tsx';
import { useSelection } from './selection.ts';

type Props = { readonly collection: CollectionDescription };

/** Bulk actions for the selected entities. */
export function BulkBar({ collection }: Props) {
  const { rows } = useSelection();
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
      <ChosenBar label="Выбранные записи" counted={countedRecords}>
        <ChangeMenu collection={collection} />
        {hasDrafts && <Button onClick={() => setOpened('publish')}>Опубликовать черновики</Button>}
        {!collection.is_fixed && (
          <>
            <Button onClick={() => setOpened('unpublish')}>Снять с&nbsp;сайта</Button>
            <Button color="error" onClick={() => setOpened('delete')}>
              Удалить
            </Button>
          </>
        )}
      </ChosenBar>
      {opened && dialogs[opened]}
    </>
  );
}
