import { required } from 'react-admin';
import type { Field } from '../../contract/collections/field.ts';

/** Kinds whose value is never missing: a list may be empty, a flag is off. */
const NEVER_MISSING = new Set(['flag', 'choices', 'references', 'aliases', 'list', 'group']);

const mayBeEmpty = (field: Field) =>
  field.isNullable === true ||
  field.kind === 'position' ||
  (field.kind === 'text' && field.isEmptyAllowed === true) ||
  NEVER_MISSING.has(field.kind);

/** Props that every input derives from its field. */
export const commonInputProps = (field: Field) => ({
  label: field.label,
  helperText: field.help ?? false,
  ...(!mayBeEmpty(field) && { validate: required() }),
});
