import { useRecordContext } from 'react-admin';
import * as v from 'valibot';

/** The record that a cell stands for, parsed; null before it is there. */
export function useDeskRecord<S extends v.GenericSchema>(schema: S): v.InferOutput<S> | null {
  const read = v.safeParse(schema, useRecordContext());
  return read.success ? read.output : null;
}
