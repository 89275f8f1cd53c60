/** Faults in what protects accounts, personal data and the company's own server. */
import type { Edit, Fault } from '../fault.ts';

/** @param test its file, and some of its tests if there are many. */
const law = (name: string, test: string, ...edits: readonly Edit[]): Fault => {
  const [file = '', only] = test.split(': ');
  return {
    name: `law: ${name}`,
    edits,
    layer: 'contract',
    files: [file],
    ...(only === undefined ? {} : { only }),
  };
};

export const lawFaults: readonly Fault[] = [
  law(
    'a mistyped email reveals that an account exists',
    'tests/contract/new-email.test.ts: stranger',
    {
      file: 'backend/members/confirm-email.ts',
      find: 'if (userId === caller.userId) return;',
      replace: 'if (userId !== null) return;',
    },
  ),
  law('a stranger uses up the attempts of a code', 'tests/contract/login.test.ts: device', {
    file: 'backend/sms-codes/check-code.ts',
    find: 'eq(smsCodes.action, action), eq(smsCodes.device, holder))',
    replace: 'eq(smsCodes.action, action))',
  }),
  law('a sign-in code blocks a change of phone', 'tests/contract/phone-change.test.ts', {
    file: 'backend/sms-codes/code-rules.ts',
    find: "action === 'phone.old' ? [action] : BY_ANYBODY",
    replace: "action === 'phone.old' ? [action, ...BY_ANYBODY] : BY_ANYBODY",
  }),
  law(
    'consent to a new wording is not requested after a password',
    'tests/contract/login-email.test.ts: asks',
    {
      file: 'backend/members/by-email.ts',
      find: '    await assertAgreed(tx, member.id, { policy: typed.policy, address: caller.address }, at);\n',
      replace: '',
    },
  ),
  law("data under a member's previous phone is lost", 'tests/contract/kept-data.test.ts', {
    file: 'backend/kept/person.ts',
    find: '...held, ...before',
    replace: '...held',
  }),
  law(
    "data of a former owner is shown to the phone's new owner",
    'tests/contract/kept-data.test.ts',
    {
      file: 'backend/kept/person.ts',
      find: 'at && from ? gt(at, from) : undefined',
      replace: 'undefined',
    },
  ),
  law(
    "later data of another owner is shown to the phone's former owner",
    'tests/contract/kept-data.test.ts',
    {
      file: 'backend/kept/person.ts',
      find: 'and(is(column, value), lte(at, until))',
      replace: 'is(column, value)',
    },
  ),
  law('emails are stored for ever', 'tests/contract/retention.test.ts', {
    file: 'backend/retention/rules.ts',
    find: '  { table: schema.outbox, term: kept.outbox.term, old: since(schema.outbox.sentAt) },\n',
    replace: '',
  }),
  law('a backend reports ready whatever its database does', 'tests/backend/health.test.ts', {
    file: 'backend/health.ts',
    find: '{ otherwise: false, patience }',
    replace: '{ otherwise: true, patience }',
  }),
  law(
    'points are returned after a cashier has seen the code',
    'tests/backend/order-states.test.ts',
    {
      file: 'backend/orders/states.ts',
      find: "return shownAt === null ? 'cancel' : null;",
      replace: "return 'cancel';",
    },
  ),
  law('a seventeen-year-old registers', 'tests/contract/profile.test.ts', {
    file: 'backend/members/profile-faults.ts',
    find: 'return ofAge(birthday) > today',
    replace: 'return birthday > today',
  }),
];
