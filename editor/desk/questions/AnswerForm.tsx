import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { deskLetter, deskQuestionAnswer, deskQuestionClose } from '../../../contract/calls/desk.ts';
import type { DeskQuestion } from '../../../contract/schemas/desk.ts';
import { send } from '../../calls/send.ts';
import { useCall } from '../../calls/use-call.ts';
import { ActDialog } from '../ActDialog.tsx';
import { faultsOf } from '../faults-of.ts';
import { letterOf } from './letter.ts';

type Props = {
  readonly question: DeskQuestion;
  readonly reason: string;
  readonly answer: string;
  readonly onAnswer: (answer: string) => void;
  readonly close: () => void;
};

const BESIDE = { display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } };
const LETTER = {
  whiteSpace: 'pre-line',
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflowWrap: 'anywhere',
};

/** Writes the answer next to a preview of the email. */
export function AnswerForm({ question, reason, answer, onAnswer, close }: Props) {
  const [isClosing, setClosing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const letter = useCall(deskLetter, {});
  const notify = useNotify();
  const refresh = useRefresh();
  const { id, email, name } = question;
  function done(words: string) {
    notify(words, { type: 'success' });
    refresh();
    close();
  }
  async function sendAnswer() {
    setBusy(true);
    const params = { question: String(id), answer: { reason, text: answer } };
    const sent = await send(deskQuestionAnswer, params);
    setBusy(false);
    if (sent.ok) done(`Письмо уходит на\u00a0${email}`);
    else setRefusal(faultsOf(sent.error));
  }
  return (
    <Box sx={BESIDE}>
      <Box>
        <TextField
          label="Ответ"
          value={answer}
          onChange={({ target }) => onAnswer(target.value)}
          multiline
          minRows={8}
          slotProps={{ htmlInput: { maxLength: 10_000 } }}
          helperText={`Письмо уйдёт на\u00a0${email}. Ответить можно один раз.`}
        />
        {refusal && <Alert severity="error">{refusal}</Alert>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Button
            variant="contained"
            disabled={isBusy || answer.trim().length < 2}
            onClick={() => void sendAnswer()}
          >
            Отправить письмо
          </Button>
          <Button color="inherit" onClick={() => setClosing(true)}>
            Закрыть без ответа
          </Button>
        </Box>
      </Box>
      <Box component="section" aria-label="Письмо целиком">
        <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
          Письмо целиком
        </Typography>
        {letter?.ok && (
          <Typography sx={LETTER}>{letterOf(letter.value.text, question, answer)}</Typography>
        )}
      </Box>
      {isClosing && (
        <ActDialog
          title="Закрыть вопрос без ответа?"
          words={`${name} ничего не\u00a0получит, а\u00a0вопрос уйдёт из\u00a0очереди. Ответить на\u00a0него потом будет нельзя.`}
          verb="Закрыть вопрос"
          reason={reason}
          act={(why) => send(deskQuestionClose, { question: String(id), why: { reason: why } })}
          onDone={() => done('Вопрос закрыт')}
          close={() => setClosing(false)}
        />
      )}
    </Box>
  );
}
