import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { deskQuestion } from '../../../contract/calls/desk.ts';
import { phoneWords } from '../../../src/config/phone.ts';
import { useUnloadWarning } from '../../app/use-unload-warning.ts';
import { KeptBefore } from '../../kept/KeptBefore.tsx';
import { useKeptTexts } from '../../kept/use-kept-texts.ts';
import { momentWords } from '../../words/moments.ts';
import { Facts } from '../Facts.tsx';
import { useLook } from '../use-look.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { QUESTION_STATE } from './question-words.ts';

type Props = { readonly id: number; readonly reason: string; readonly close: () => void };

/** Somebody's words with their lines; a long address in them stays inside. */
const WORDS = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' };

const NOTHING = { answer: '' };

/** A question with its answer, or with a form to answer it. */
export function QuestionDialog({ id, reason, close }: Props) {
  const read = useLook(deskQuestion, { question: String(id), reason });
  const { texts, change, drop, isBack } = useKeptTexts(`questions/${id}`, NOTHING);
  const [isAsked, setAsked] = useState(false);
  const question = read?.ok ? read.value : null;
  const isOpen = question?.state === 'open';
  const isWritten = isOpen && texts.answer.trim() !== '';
  useUnloadWarning(isWritten);
  function leave() {
    drop();
    close();
  }
  return (
    <Dialog
      open
      // A click outside, or a stray Escape, must not discard an answer.
      onClose={isWritten ? undefined : close}
      fullWidth
      maxWidth="lg"
      aria-labelledby="question-title"
    >
      <DialogTitle id="question-title">{`Вопрос ${id}`}</DialogTitle>
      <DialogContent>
        {read && !read.ok && <Alert severity="error">{read.error.description}</Alert>}
        {question && (
          <>
            <Facts
              facts={[
                ['Кто', question.name],
                ['Почта', question.email],
                ['Телефон', question.phone && phoneWords(question.phone)],
                ['Компания', question.company],
                ['Откуда', question.source],
                ['Когда', momentWords(question.sent_at)],
                [
                  QUESTION_STATE[question.state],
                  question.done_at && `${question.done_by ?? ''}, ${momentWords(question.done_at)}`,
                ],
              ]}
            />
            <Typography sx={{ ...WORDS, my: 2, p: 2, bgcolor: 'action.hover' }}>
              {question.question}
            </Typography>
            {isBack && isWritten && <KeptBefore />}
            {isOpen && (
              <AnswerForm
                question={question}
                reason={reason}
                answer={texts.answer}
                onAnswer={(answer) => change({ answer })}
                close={leave}
              />
            )}
            {question.answer !== null && (
              <Box>
                <Typography variant="h6" component="h3">
                  Ответ
                </Typography>
                <Typography sx={WORDS}>{question.answer}</Typography>
              </Box>
            )}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => (isWritten ? setAsked(true) : close())}>Закрыть окно</Button>
      </DialogActions>
      <Confirm
        isOpen={isAsked}
        title="Ответ не отправлен"
        content={'Закрыть окно? То, что вы\u00a0написали, пропадёт.'}
        confirm="Закрыть без отправки"
        onConfirm={leave}
        onClose={() => setAsked(false)}
      />
    </Dialog>
  );
}
