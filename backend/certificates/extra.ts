import { certificateForm, type CertificateForm } from '../../contract/schemas/certificate.ts';

/** Section 7: «plus any extra query fields»: as many as a campaign has, as long as its labels are. */
const MOST = 20;
const LONGEST = 200;

type Plain = string | number | boolean;

const isPlain = (value: unknown): value is Plain =>
  (typeof value === 'string' && value.length <= LONGEST) ||
  typeof value === 'number' ||
  typeof value === 'boolean';

/** The fields of a form that it has besides its own: what is plain and short of them. */
export function extraFields(form: CertificateForm): Record<string, Plain> {
  const entries = Object.entries(form).flatMap(([name, value]): [string, Plain][] => {
    const isOurs = Object.hasOwn(certificateForm.entries, name);
    return !isOurs && name.length <= LONGEST && isPlain(value) ? [[name, value]] : [];
  });
  return Object.fromEntries(entries.slice(0, MOST));
}
