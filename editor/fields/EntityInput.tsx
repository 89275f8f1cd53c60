import { ReferenceArrayInput, ReferenceInput } from 'react-admin';
import { EntityChoices, type EntityChoicesProps } from './EntityChoices.tsx';

type Props = EntityChoicesProps & {
  readonly source: string;
  /** The resource: a collection or another list. */
  readonly to: string;
  /** The number of suggestions; others are found by typing. */
  readonly perPage?: number;
};

/** Selects one or several entities of another list, found by typing. */
export function EntityInput({ source, to, perPage = 25, ...props }: Props) {
  const asked = { source, reference: to, perPage };
  const choices = <EntityChoices {...props} />;
  return props.isMany ? (
    <ReferenceArrayInput {...asked}>{choices}</ReferenceArrayInput>
  ) : (
    <ReferenceInput {...asked}>{choices}</ReferenceInput>
  );
}
