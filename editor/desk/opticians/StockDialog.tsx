import { TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type * as v from 'valibot';
import { deskOpticianStock } from '../../../contract/calls/desk-goods.ts';
import type { deskOptician } from '../../../contract/schemas/desk.ts';
import { send } from '../../calls/send.ts';
import { ActDialog } from '../ActDialog.tsx';
import { changeWords, pairsWords, readPairs } from './pairs.ts';

export type Optician = v.InferOutput<typeof deskOptician>;

type Props = { readonly optician: Optician; readonly close: () => void };

/** Sets the number of trial pairs, unless somebody has reserved one since it was read. */
export function StockDialog({ optician, close }: Props) {
  const { id, title, city, pairs: was } = optician;
  const [typed, setTyped] = useState(was === null ? '' : String(was));
  const notify = useNotify();
  const refresh = useRefresh();
  const pairs = readPairs(typed);
  const isWrong = pairs === undefined;
  return (
    <ActDialog
      title={`Пробные пары: ${title}, ${city}`}
      words={isWrong ? 'Сколько пар осталось?' : changeWords(pairs)}
      verb="Сохранить"
      reason=""
      isReady={!isWrong && pairs !== was}
      act={(reason) => {
        const stock = { pairs: pairs ?? null, was, reason };
        return send(deskOpticianStock, { optician: String(id), stock });
      }}
      onDone={(after) => {
        notify(`${after.title}: ${pairsWords(after.pairs).toLowerCase()}`, { type: 'success' });
        refresh();
      }}
      close={close}
    >
      <TextField
        label="Осталось пар"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={isWrong}
        helperText={
          isWrong
            ? 'Нужно целое число, не\u00a0больше 10\u00a0000'
            : 'Пусто\u00a0— не\u00a0участвует'
        }
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 5 } }}
        margin="dense"
      />
    </ActDialog>
  );
}
