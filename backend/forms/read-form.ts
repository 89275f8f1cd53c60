import * as v from 'valibot';
import { forms, type FormName } from '../../contract/schemas/forms.ts';
import { Failure } from '../failure.ts';

/** What was filled in, without what was left empty. */
export type Filled = Readonly<Record<string, string>>;

/**
 * The fields of a form by its own rules; others are left aside. Null for a robot, which fills in the
 * field that people do not see.
 * @throws Failure `bad_request` naming every refused field.
 */
export function readForm(name: FormName, given: Readonly<Record<string, string>>): Filled | null {
  const parsed = v.safeParse(forms[name].schema, given);
  if (!parsed.success) {
    const fields: Record<string, string> = {};
    for (const issue of parsed.issues) fields[v.getDotPath(issue) ?? 'fields'] ??= issue.message;
    throw new Failure('bad_request', 'Проверьте, что вы\u00a0заполнили', fields);
  }
  const { website, ...fields } = parsed.output;
  if (website) return null;
  return Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1])),
  );
}
