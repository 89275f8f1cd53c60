import Add from '@mui/icons-material/Add';
import { Box, Button, FormHelperText } from '@mui/material';
import {
  RecordContextProvider,
  SimpleFormIteratorBase,
  SimpleFormIteratorItemBase,
  useArrayInput,
  useSimpleFormIterator,
} from 'react-admin';
import type { Field, ListField } from '../../contract/collections/field.ts';
import { bodyOf } from '../data/entity-body.ts';
import { FieldRows } from './FieldRows.tsx';
import type { OuterInputProps } from './field-props.ts';
import { rowLook } from './field-width.ts';
import { ItemRow } from './ItemRow.tsx';
import { ItemSorting } from './ItemSorting.tsx';

type Props = Pick<OuterInputProps<ListField>, 'field' | 'Input'>;

/** Nothing of the record fills a new row: it would be of the row that was there before. */
const NO_RECORD = {};

const LIST = { listStyle: 'none', m: 0, p: 0, width: '100%' } as const;

/** As many on a line as there is room for. */
const SEVERAL = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  columnGap: 3,
} as const;

/** A row before anything is written into it. */
const emptyItem = (item: Field) => (item.kind === 'group' ? bodyOf(item.fields, {}) : '');

function AddButton({ field: { item, max } }: Pick<Props, 'field'>) {
  const { add, total } = useSimpleFormIterator();
  return (
    <Button
      size="small"
      startIcon={<Add />}
      aria-label={`Добавить: ${item.label}`}
      disabled={total >= max}
      onClick={() => add(emptyItem(item))}
      sx={{ alignSelf: 'flex-start', mt: 0.5 }}
    >
      Добавить
    </Button>
  );
}

/** The rows of a list, its order and the button that adds one. */
export function ItemRows({ field, Input }: Props) {
  const { fields: rows } = useArrayInput();
  const { item } = field;
  const look = rowLook(item);
  return (
    <SimpleFormIteratorBase>
      {field.help && <FormHelperText sx={{ mt: 0 }}>{field.help}</FormHelperText>}
      <ItemSorting label={item.label} rows={rows} look={look}>
        <Box component="ul" sx={{ ...LIST, ...(look !== 'line' && SEVERAL) }}>
          {rows.map(({ id }, index) => (
            <RecordContextProvider key={id} value={NO_RECORD}>
              <SimpleFormIteratorItemBase index={index}>
                <ItemRow id={id} row={`${item.label} ${index + 1}`} look={look}>
                  {item.kind === 'group' ? (
                    <FieldRows fields={item.fields} isInside Input={Input} />
                  ) : (
                    <Input source="" field={item} />
                  )}
                </ItemRow>
              </SimpleFormIteratorItemBase>
            </RecordContextProvider>
          ))}
        </Box>
      </ItemSorting>
      <AddButton field={field} />
    </SimpleFormIteratorBase>
  );
}
