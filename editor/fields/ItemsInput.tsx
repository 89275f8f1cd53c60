import { ArrayInput, SimpleFormIterator } from 'react-admin';
import type { ListField } from '../../contract/collections/field.ts';
import type { OuterInputProps } from './field-props.ts';
import { said } from './said.ts';

type ItemProps = Pick<OuterInputProps<ListField>, 'field' | 'Input'>;

/** One row, whose values stand below its place in the list: the fields of a group, or the value. */
function ItemInput({ field: { item }, Input }: ItemProps) {
  if (item.kind !== 'group') return <Input source="" field={item} />;
  return Object.entries(item.fields).map(([name, field]) => (
    <Input key={name} source={name} field={field} />
  ));
}

/** Rows that can be added, removed and moved, by keyboard as well. */
export const ItemsInput = ({ source, field, Input }: OuterInputProps<ListField>) => (
  <ArrayInput {...said(field)} source={source}>
    <SimpleFormIterator fullWidth>
      <ItemInput field={field} Input={Input} />
    </SimpleFormIterator>
  </ArrayInput>
);
