import { TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { deskPoints } from '../../../contract/calls/desk-people.ts';
import { formatPoints } from '../../../src/words/points.ts';
import { randomMark } from '../../../src/client/memory/random-mark.ts';
import { send } from '../../calls/send.ts';
import { KeptBefore } from '../../kept/KeptBefore.tsx';
import { useKeptTexts } from '../../kept/use-kept-texts.ts';
import { ActDialog } from '../ActDialog.tsx';
import type { FoundMember } from './found.ts';
import { correctionFault, correctionWords, memberName, readCorrection } from './person-words.ts';

type Props = {
  readonly member: FoundMember;
  readonly reason: string;
  readonly onChanged: () => void;
  readonly close: () => void;
};

/** Adds an entry to the ledger, which the member sees in the history of points. */
export function PointsDialog({ member, reason, onChanged, close }: Props) {
  // One attempt: a double click, or a retry after a lost response, counts once, even after a reload.
  const [begun] = useState(() => ({ typed: '', title: '', attempt: randomMark() }));
  const { texts, change, drop, isBack } = useKeptTexts(`points/${member.id}`, begun);
  const { typed, title, attempt } = texts;
  const isBegun = isBack && typed + title !== '';
  const notify = useNotify();
  const points = readCorrection(typed);
  const fault = correctionFault(typed, member.balance);
  const after = points === null ? null : member.balance + points;
  const words =
    after === null || points === null || fault !== null
      ? `Сейчас у\u00a0участника ${formatPoints(member.balance)}.`
      : `${correctionWords(points)}: было ${formatPoints(member.balance)}, станет ${formatPoints(after)}. Запись из\u00a0истории не\u00a0убрать, её можно только исправить другой.`;
  const changed = (name: 'typed' | 'title') => (event: { target: { value: string } }) =>
    change({ [name]: event.target.value, attempt: randomMark() });
  return (
    <ActDialog
      title={`Исправить баллы: ${memberName(member)}`}
      words={words}
      verb={points === null ? 'Исправить' : correctionWords(points)}
      isDangerous={points !== null && points < 0}
      reason={reason}
      isReady={points !== null && fault === null && title.trim().length >= 3}
      act={(why) =>
        send(
          deskPoints,
          {
            member: String(member.id),
            correction: { reason: why, points: points ?? 0, title },
          },
          { attempt },
        )
      }
      onDone={({ balance }) => {
        notify(`Теперь у\u00a0участника ${formatPoints(balance)}`, { type: 'success' });
        onChanged();
      }}
      close={() => {
        drop();
        close();
      }}
      isBegun={isBegun}
    >
      {isBegun && <KeptBefore />}
      <TextField
        label="Сколько баллов"
        value={typed}
        onChange={changed('typed')}
        error={fault !== null}
        helperText={fault ?? 'С\u00a0минусом\u00a0— отнять'}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 8 } }}
        margin="dense"
      />
      <TextField
        label="Что прочтёт участник"
        value={title}
        onChange={changed('title')}
        helperText="Например, «Баллы за испорченный код»"
        slotProps={{ htmlInput: { maxLength: 100 } }}
        margin="dense"
      />
    </ActDialog>
  );
}
