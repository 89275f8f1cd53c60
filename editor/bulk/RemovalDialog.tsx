import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import type { CollectionDescription } from '../../contract/schemas/descriptions.ts';
import { offerUndo } from '../undo/deletions.ts';
import { countedRecords } from './counted-records.ts';
import { withEach, type Refused } from './each.ts';
import { RefusedList } from './RefusedList.tsx';
import { REMOVAL_WORDS, removeEntity, type RemovalKind } from './removals.ts';
import { useSelection } from './selection.ts';
import { WhenField } from './WhenField.tsx';

type Props = {
  readonly kind: RemovalKind;
  readonly collection: CollectionDescription['name'];
  readonly close: () => void;
};

const LEFT = 'Всё пока на\u00a0месте.';
const LEFT_OF_MORE = 'С\u00a0остальными всё готово, а\u00a0это пока на\u00a0месте.';

/** Deletes or unpublishes the selected entities. Shows where they are used before removing them there. */
export function RemovalDialog({ kind, collection, close }: Props) {
  const { rows, choose } = useSelection();
  const refresh = useRefresh();
  const words = REMOVAL_WORDS[kind];
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [at, setAt] = useState<string | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [isPart, setPart] = useState(false);
  const isAsked = refused.length === 0;
  const used = refused.filter(({ error }) => error.code === 'in_use').map(({ row }) => row);

  async function run() {
    const wanted = isAsked ? [...rows.values()] : used;
    const detach = !isAsked;
    setOver(0);
    const work = ({ id }: { id: number }) => removeEntity(kind, { collection, id, detach, at });
    const outcome = await withEach(wanted, work, setOver);
    const entities = outcome.done.flatMap(({ row: { id }, value: revision }) =>
      revision === null ? [] : [{ id, revision }],
    );
    offerUndo({ collection, entities });
    choose(
      outcome.done.map(({ row }) => row),
      false,
    );
    setOver(null);
    setPart(outcome.done.length > 0);
    setRefused(outcome.refused);
    refresh();
    if (outcome.refused.length === 0) close();
  }

  const count = isAsked ? rows.size : used.length;
  const action = isAsked ? words.action : words.detach;
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={over === null ? close : undefined}>
      <DialogTitle>
        {isAsked
          ? words.title(countedRecords(count))
          : `Осталось: ${countedRecords(refused.length)}`}
      </DialogTitle>
      <DialogContent>
        {isAsked && <Typography>{words.help}</Typography>}
        {isAsked && kind === 'unpublish' && <WhenField setAt={setAt} />}
        {!isAsked && <RefusedList words={isPart ? LEFT_OF_MORE : LEFT} refused={refused} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={over !== null}>
          {isAsked ? 'Отмена' : 'Оставить'}
        </Button>
        {count > 0 && (
          <Button color="error" disabled={over !== null} onClick={() => void run()}>
            {over === null ? action : `Готово ${over} из\u00a0${count}`}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
