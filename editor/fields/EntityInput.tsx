import { ReferenceArrayInput, ReferenceInput } from 'react-admin';
import { EntityChoices, type EntityChoicesProps } from './EntityChoices.tsx';

type Props = EntityChoicesProps & {
  readonly source: string;
  /** The collection, or another list. */
  readonly to: string;
  /** How many are offered at once; others are found by their words. */
  readonly perPage?: number;
};

/** An entity of another list, or several, found by their words. */
export function EntityInput({ source, to, perPage = 25, ...props }: Props) {
  const asked = { source, reference: to, perPage };
  const choices = <EntityChoices {...props} />;
  return props.isMany ? (
    <ReferenceArrayInput {...asked}>{choices}</ReferenceArrayInput>
  ) : (
    <ReferenceInput {...asked}>{choices}</ReferenceInput>
  );
}
