import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { momentWords } from '../words/moments.ts';
import type { Asked, Chosen } from './asking.ts';
import { FieldChoice, type Side } from './FieldChoice.tsx';

type Props = { readonly asked: Asked; readonly answer: (chosen: Chosen) => void };

/** Both versions of each conflicting field, to choose from. */
export function MergeAsked({ asked: { conflicts, by, taken, names }, answer }: Props) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const who = by?.who ?? 'другого редактора';
  const isComplete = conflicts.every(({ field }) => chosen[field] !== undefined);
  const all = (side: Side) =>
    setChosen(Object.fromEntries(conflicts.map(({ field }) => [field, side])));
  return (
    <Dialog open fullWidth maxWidth="md" onClose={() => answer(null)}>
      <DialogTitle>
        {names ? 'Здесь два варианта' : 'Пока вы писали, это изменил кто-то ещё'}
      </DialogTitle>
      <DialogContent>
        <Typography>
          {by && `${by.who}, ${momentWords(by.at)}. `}
          Выберите, что останется. Зачёркнуто и&nbsp;подчёркнуто то, чем каждый вариант отличается
          от&nbsp;прежнего.
        </Typography>
        {taken.length > 0 && (
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            {`Остальное соединится само: ${taken.join(', ')}.`}
          </Typography>
        )}
        {conflicts.map((conflict) => (
          <FieldChoice
            key={conflict.field}
            conflict={conflict}
            names={names ?? { mine: 'Ваш вариант', theirs: `Вариант: ${who}` }}
            chosen={chosen[conflict.field]}
            choose={(side) => setChosen({ ...chosen, [conflict.field]: side })}
          />
        ))}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {conflicts.length > 1 && (
          <>
            <Button onClick={() => all('mine')}>
              {names ? `Везде: ${names.mine}` : 'Везде мои'}
            </Button>
            <Button onClick={() => all('theirs')}>
              {names ? `Везде: ${names.theirs}` : 'Везде чужие'}
            </Button>
          </>
        )}
        <Button onClick={() => answer(null)}>{names ? 'Отмена' : 'Пока не сохранять'}</Button>
        <Button variant="contained" disabled={!isComplete} onClick={() => answer(chosen)}>
          {names ? 'Оставить' : 'Сохранить'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
