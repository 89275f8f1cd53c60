import type { CallError } from '../../src/client/calls/result.ts';

/** Why a call was refused, in sentences: where a parameter is to blame, the general ones say nothing. */
export const faultsOf = ({ description, fields }: CallError): string =>
  fields ? Object.values(fields).join('. ') : description;
