/** Check boxes of a list, with accessible names: react-admin's have none. */
import { Checkbox } from '@mui/material';
import type { ChangeEvent, MouseEvent } from 'react';
import { useListContext, useRecordContext, type RaRecord } from 'react-admin';
import { rangeOfRows, useSelection, type Row } from './selection.ts';

/** Turns a record of this list into a row of the selection. */
type Props = { readonly rowOf: (record: RaRecord) => Row };

/** Without this, a click on the check box would open the row. */
const stop = (event: MouseEvent) => event.stopPropagation();

export function SelectCell({ rowOf }: Props) {
  const record = useRecordContext();
  const { data = [] } = useListContext();
  const { rows, choose, last, touch } = useSelection();
  if (!record) return null;
  const row = rowOf(record);
  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
    const all = data.map(rowOf);
    choose(isRange ? rangeOfRows(all, last, row.id) : [row], target.checked);
    touch(row.id);
  }
  return (
    <Checkbox
      size="small"
      checked={rows.has(row.id)}
      onChange={change}
      onClick={stop}
      slotProps={{ input: { 'aria-label': `Выбрать: ${row.name}` } }}
    />
  );
}

export function SelectPage({ rowOf }: Props) {
  const { data = [] } = useListContext();
  const { rows, choose } = useSelection();
  const all = data.map(rowOf);
  const chosen = all.filter(({ id }) => rows.has(id)).length;
  const isSome = chosen > 0 && chosen < all.length;
  return (
    <Checkbox
      size="small"
      checked={chosen > 0 && chosen === all.length}
      indeterminate={isSome}
      disabled={all.length === 0}
      onChange={({ target }) => choose(all, target.checked)}
      slotProps={{
        input: {
          'aria-label': 'Выбрать всё на\u00a0странице',
          // The input itself must be indeterminate, not only look like it.
          ref: (box: HTMLInputElement | null) => {
            if (box) box.indeterminate = isSome;
          },
        },
      }}
    />
  );
}
