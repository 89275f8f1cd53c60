import { certificateForm, type CertificateForm } from '../../contract/schemas/certificate.ts';

/** Section 7: «plus any extra query fields»: bounded by what a campaign realistically has. */
const MOST = 20;
const LONGEST = 200;

type Plain = string | number | boolean;

const isPlain = (value: unknown): value is Plain =>
  (typeof value === 'string' && value.length <= LONGEST) ||
  typeof value === 'number' ||
  typeof value === 'boolean';

/** The unknown fields of a form, limited to short plain values. */
export function extraFields(form: CertificateForm): Record<string, Plain> {
  const entries = Object.entries(form).flatMap(([name, value]): [string, Plain][] => {
    const isOurs = Object.hasOwn(certificateForm.entries, name);
    return !isOurs && name.length <= LONGEST && isPlain(value) ? [[name, value]] : [];
  });
  return Object.fromEntries(entries.slice(0, MOST));
}
