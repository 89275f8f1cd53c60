import * as v from 'valibot';
import { forms, type FormName } from '../../contract/schemas/forms.ts';
import { Failure } from '../failure.ts';

/** The submitted fields, without empty ones. */
export type Filled = Readonly<Record<string, string>>;

/**
 * Reads the fields of a form by its schema and ignores all others. Null for a robot, which fills in
 * the honeypot field that people do not see.
 * @throws Failure `bad_request` naming every rejected field.
 */
export function readForm(name: FormName, given: Readonly<Record<string, string>>): Filled | null {
  const { schema } = forms[name];
  // A field that was not sent counts as empty.
  const empty = Object.fromEntries(Object.keys(schema.entries).map((field) => [field, '']));
  const parsed = v.safeParse(schema, { ...empty, ...given });
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
