import type { ComponentType } from 'react';
import type { Field } from '../../contract/collections/field.ts';

export type FieldInputProps<F extends Field = Field> = {
  /** The path of the value in the form. */
  readonly source: string;
  readonly field: F;
};

/** An input with inner fields renders them with the input for any field. */
export type OuterInputProps<F extends Field> = FieldInputProps<F> & {
  readonly Input: ComponentType<FieldInputProps>;
};
