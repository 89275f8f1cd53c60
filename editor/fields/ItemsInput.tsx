import { ArrayInput } from 'react-admin';
import type { Field, ListField } from '../../contract/collections/field.ts';
import { bodyOf } from '../data/entity-body.ts';
import type { OuterInputProps } from './field-props.ts';
import { FieldRows } from './FieldRows.tsx';
import { rowLook } from './field-width.ts';
import { HEADED } from './rows-look.ts';
import { Rows } from './Rows.tsx';
import { commonInputProps } from './common-input-props.ts';

const emptyItem = (item: Field) => (item.kind === 'group' ? bodyOf(item.fields, {}) : '');

/** Rows that can be added, removed and moved, also by keyboard. */
export function ItemsInput({ source, field, Input }: OuterInputProps<ListField>) {
  const { item, help, max } = field;
  return (
    <ArrayInput {...commonInputProps(field)} helperText={false} source={source} sx={HEADED}>
      <Rows
        label={item.label}
        help={help}
        look={rowLook(item)}
        max={max}
        empty={() => emptyItem(item)}
      >
        {item.kind === 'group' ? (
          <FieldRows fields={item.fields} isInside Input={Input} />
        ) : (
          <Input source="" field={item} />
        )}
      </Rows>
    </ArrayInput>
  );
}
