import type { ReferenceField, ReferencesField } from '../../contract/collections/field.ts';
import { EntityInput } from './EntityInput.tsx';
import type { FieldInputProps } from './field-props.ts';
import { commonInputProps } from './common-input-props.ts';
import { useTitle } from './use-title.ts';

/** Entities of another collection, found by typing. */
export function ReferencesInput({
  source,
  field,
}: FieldInputProps<ReferenceField | ReferencesField>) {
  const nameOf = useTitle(field.to);
  const isMany = field.kind === 'references';
  return (
    <EntityInput
      {...commonInputProps(field)}
      source={source}
      to={field.to}
      nameOf={nameOf}
      isMany={isMany}
    />
  );
}
