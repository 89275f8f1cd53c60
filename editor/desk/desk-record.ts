import { useRecordContext } from 'react-admin';
import * as v from 'valibot';

/** The parsed record of a cell; null before it is loaded. */
export function useDeskRecord<S extends v.GenericSchema>(schema: S): v.InferOutput<S> | null {
  const read = v.safeParse(schema, useRecordContext());
  return read.success ? read.output : null;
}
