import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { DataTable } from 'react-admin';
import { deskQuestion } from '../../../contract/schemas/desk.ts';
import { useDeskRecord } from '../desk-record.ts';
import { OpenButton } from '../OpenButton.tsx';
import { WorkList } from '../WorkList.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';
import { QUESTION_STATE, shortQuestion } from './question-words.ts';

function WordsCell() {
  const one = useDeskRecord(deskQuestion);
  if (!one) return null;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {shortQuestion(one.question)}
      <Typography variant="caption" component="p" color="textSecondary">
        {`${one.name} · ${QUESTION_STATE[one.state].toLowerCase()}`}
      </Typography>
    </Box>
  );
}

function OpenCell({ open }: { readonly open: (id: number) => void }) {
  const one = useDeskRecord(deskQuestion);
  if (!one) return null;
  const words = one.state === 'open' ? 'Ответить' : 'Прочитать';
  return <OpenButton words={words} about={`вопрос ${one.id}`} open={() => open(one.id)} />;
}

type Props = { readonly reason: string };

/** The list of questions; each opens in a dialog with its answer. */
export function QuestionList({ reason }: Props) {
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <>
      <WorkList reason={reason} states={QUESTION_STATE} first="open">
        <DataTable.Col source="question" label="Вопрос" disableSort>
          <WordsCell />
        </DataTable.Col>
        <DataTable.Col label="Что сделать">
          <OpenCell open={setOpened} />
        </DataTable.Col>
      </WorkList>
      {opened !== null && (
        <QuestionDialog id={opened} reason={reason} close={() => setOpened(null)} />
      )}
    </>
  );
}
