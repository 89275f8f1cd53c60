import type { ReactNode } from 'react';
import { useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';

type Props = {
  readonly source: string;
  readonly when: { readonly field: string; readonly is: readonly string[] };
  readonly children: ReactNode;
};

/** Shows an input only while a sibling field has one of the given values. */
export function ConditionalInput({ source, when, children }: Props) {
  const beside = useWrappedSource(source.replace(/[^.]+$/, when.field));
  const value: unknown = useWatch({ name: beside });
  return when.is.includes(String(value)) ? children : null;
}
