import type { ComponentType } from 'react';
import type { Field } from '../../contract/collections/field.ts';

export type FieldInputProps<F extends Field = Field> = {
  /** The path of the value in the form. */
  readonly source: string;
  readonly field: F;
};

/** A field with fields inside draws them by the input of any field. */
export type OuterInputProps<F extends Field> = FieldInputProps<F> & {
  readonly Input: ComponentType<FieldInputProps>;
};
