import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { Form, useNotify, useRefresh } from 'react-admin';
import { editorPatchMany } from '../../contract/calls/editor-many.ts';
import type { Field } from '../../contract/collections/field.ts';
import type { CollectionDescription } from '../../contract/schemas/descriptions.ts';
import { send } from '../calls/send.ts';
import { FieldInput } from '../fields/FieldInput.tsx';
import { followPublication } from '../publishing/publication.ts';
import { changeOf } from './changed-fields.ts';
import { countedRecords } from './counted-records.ts';
import { refusedRows, whyRefused, type Refused } from './each.ts';
import { RefusedList } from './RefusedList.tsx';
import { useSelection } from './selection.ts';

type Props = {
  readonly collection: CollectionDescription['name'];
  readonly name: string;
  readonly field: Field;
  readonly close: () => void;
};

const isListed = ({ kind }: Field) => kind === 'references' || kind === 'choices';

const REFUSED = 'Пока не\u00a0изменено ничего. Этим записям изменение не\u00a0подходит:';

/** Changes one field of the selected entities: of all, or of those to which it applies. */
export function ChangeDialog({ collection, name, field, close }: Props) {
  const { rows, clear } = useSelection();
  const notify = useNotify();
  const refresh = useRefresh();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [isBusy, setBusy] = useState(false);
  const left = [...rows.values()].filter((row) => !refused.some((one) => one.row.id === row.id));

  async function change(values: Readonly<{ [field: string]: unknown }>) {
    setBusy(true);
    const ids = left.map(({ id }) => id);
    const changes = { ids, part: { [name]: changeOf(field, values) } };
    const changed = await send(editorPatchMany, { collection, changes });
    setBusy(false);
    if (!changed.ok) {
      const own = refusedRows(left, changed.error);
      if (own.length === 0) notify(whyRefused(changed.error), { type: 'error' });
      setRefused([...refused, ...own]);
      return;
    }
    const revision = Math.max(0, ...changed.value.items.map((one) => one.revision));
    void followPublication({ revision, collection: null, id: null });
    clear();
    refresh();
    close();
  }

  const { help: _, ...plain } = field;
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={close}>
      <Form record={{}} onSubmit={change} sanitizeEmptyValues={false}>
        <DialogTitle>{`${field.label}: ${countedRecords(left.length)}`}</DialogTitle>
        <DialogContent>
          {isListed(field) ? (
            <>
              <FieldInput source="add" field={{ ...plain, label: 'Добавить' }} />
              <FieldInput source="remove" field={{ ...plain, label: 'Убрать' }} />
            </>
          ) : (
            <FieldInput source="value" field={plain} />
          )}
          {refused.length > 0 && <RefusedList words={REFUSED} refused={refused} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Отмена</Button>
          {left.length > 0 && (
            <Button type="submit" disabled={isBusy}>
              {refused.length > 0 ? 'Изменить остальные' : 'Изменить'}
            </Button>
          )}
        </DialogActions>
      </Form>
    </Dialog>
  );
}
