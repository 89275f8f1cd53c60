import { Typography } from '@mui/material';
import { useState } from 'react';
import { DataTable, DateField, List, SearchInput, SelectInput } from 'react-admin';
import { deskQuestion } from '../../../contract/schemas/desk.ts';
import { SHORT } from '../short-moment.ts';
import { ONE_LOOK } from '../use-look.ts';
import { useDeskRecord } from '../desk-record.ts';
import { OpenButton } from '../OpenButton.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';
import { QUESTION_STATE, shortQuestion } from './question-words.ts';

const choices = Object.entries(QUESTION_STATE).map(([id, name]) => ({ id, name }));

const FILTERS = [
  <SearchInput key="search" source="search" alwaysOn />,
  <SelectInput key="state" source="state" label="Состояние" choices={choices} alwaysOn />,
];

function WordsCell() {
  const one = useDeskRecord(deskQuestion);
  if (!one) return null;
  return (
    <>
      {shortQuestion(one.question)}
      <Typography variant="caption" component="p" color="textSecondary">
        {`${one.name} · ${QUESTION_STATE[one.state].toLowerCase()}`}
      </Typography>
    </>
  );
}

function OpenCell({ open }: { readonly open: (id: number) => void }) {
  const one = useDeskRecord(deskQuestion);
  if (!one) return null;
  const words = one.state === 'open' ? 'Ответить' : 'Прочитать';
  return <OpenButton words={words} about={`вопрос ${one.id}`} open={() => open(one.id)} />;
}

type Props = { readonly reason: string };

/** Newest first. What was searched for is kept nowhere: it may be somebody's name. */
export function QuestionList({ reason }: Props) {
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <>
      <List
        title={false}
        filters={FILTERS}
        filter={{ reason }}
        filterDefaultValues={{ state: 'open' }}
        queryOptions={ONE_LOOK}
        disableSyncWithLocation
        storeKey={false}
        actions={false}
        exporter={false}
        perPage={25}
      >
        <DataTable rowClick={false} bulkActionButtons={false}>
          <DataTable.Col source="sent_at" label="Когда" disableSort>
            <DateField source="sent_at" showTime locales="ru" options={SHORT} />
          </DataTable.Col>
          <DataTable.Col source="question" label="Вопрос" disableSort>
            <WordsCell />
          </DataTable.Col>
          <DataTable.Col label="Что сделать">
            <OpenCell open={setOpened} />
          </DataTable.Col>
        </DataTable>
      </List>
      {opened !== null && (
        <QuestionDialog id={opened} reason={reason} close={() => setOpened(null)} />
      )}
    </>
  );
}
