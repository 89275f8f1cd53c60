import * as v from 'valibot';
import type { AnyCall } from '../../contract/call.ts';

const withEntries = v.looseObject({ entries: v.record(v.string(), v.unknown()) });

/** Names of a call's parameters, from its schema. */
export function parameterNames(call: AnyCall): string[] {
  return Object.keys(v.parse(withEntries, call.params).entries);
}

/** Names of a call's required parameters. */
export function requiredNames(call: AnyCall): string[] {
  const { issues = [] } = v.safeParse(call.params, {});
  return [...new Set(issues.map((issue) => v.getDotPath(issue) ?? ''))];
}
