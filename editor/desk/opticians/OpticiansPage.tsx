import { useState } from 'react';
import { Typography } from '@mui/material';
import { DataTable, SearchInput } from 'react-admin';
import { ListScreen } from '../../lists/ListScreen.tsx';
import { deskOptician } from '../../../contract/schemas/desk.ts';
import { useDeskRecord } from '../desk-record.ts';
import { OpenButton } from '../OpenButton.tsx';
import { pairsWords } from './pairs.ts';
import { StockDialog, type Optician } from './StockDialog.tsx';

const FILTERS = [<SearchInput key="search" source="search" alwaysOn />];

function PlaceCell() {
  const one = useDeskRecord(deskOptician);
  if (!one) return null;
  return (
    <>
      {one.title}
      <Typography variant="caption" component="p" color="textSecondary">
        {`${one.city}, ${one.address}`}
      </Typography>
    </>
  );
}

function PairsCell() {
  const one = useDeskRecord(deskOptician);
  return one && pairsWords(one.pairs);
}

function ChangeCell({ open }: { readonly open: (optician: Optician) => void }) {
  const one = useDeskRecord(deskOptician);
  return one && <OpenButton words="Изменить" about={one.title} open={() => open(one)} />;
}

/** The trial pairs left at opticians. */
export function OpticiansPage() {
  const [opened, setOpened] = useState<Optician | null>(null);
  return (
    <>
      <ListScreen title="Пробные пары" filters={FILTERS}>
        <DataTable.Col source="title" label="Оптика" disableSort>
          <PlaceCell />
        </DataTable.Col>
        <DataTable.Col source="pairs" label="Пары" disableSort>
          <PairsCell />
        </DataTable.Col>
        <DataTable.Col label="Что сделать">
          <ChangeCell open={setOpened} />
        </DataTable.Col>
      </ListScreen>
      {opened && <StockDialog optician={opened} close={() => setOpened(null)} />}
    </>
  );
}
