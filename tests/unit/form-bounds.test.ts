import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { registrationByEmail } from '../../contract/calls/session.ts';
import { certificateForm } from '../../contract/schemas/certificate.ts';
import { feedback } from '../../contract/schemas/feedback.ts';
import { forms } from '../../contract/schemas/forms.ts';
import {
  commonReview,
  packageCode,
  profileEdit,
  socialReview,
} from '../../contract/schemas/member.ts';

/** The message about one field of a form; null if the field is valid. */
function faultOf(schema: v.GenericSchema, field: string, value: unknown): string | null {
  const { issues = [] } = v.safeParse(schema, { [field]: value });
  return issues.find((issue) => v.getDotPath(issue) === field)?.message ?? null;
}

const { contact, 'personal-feedback': personal } = forms;

/** The shortest and the longest text of a field, with what the form says about shorter and longer ones. */
const BOUNDS = [
  ['certificate: name', certificateForm, 'name', 1, 60, /Укажите имя/, /длиннее 60/],
  ['certificate: last name', certificateForm, 'lastName', 1, 60, /Укажите фамилию/, /длиннее 60/],
  ['certificate: address', certificateForm, 'address', 0, 200, null, /длиннее 200/],
  [
    'registration: name',
    registrationByEmail.params,
    'firstName',
    1,
    60,
    /Укажите имя/,
    /длиннее 60/,
  ],
  [
    'registration: password',
    registrationByEmail.params,
    'password',
    10,
    200,
    /короче 10/,
    /длиннее 200/,
  ],
  ['question: name', feedback, 'name', 1, 200, /обращаться/, /длиннее 200/],
  ['question', feedback, 'question', 5, 1500, /несколько слов/, /длиннее 1500/],
  ['letter: name', contact.schema, 'name', 1, 200, /обращаться/, /длиннее 200/],
  ['letter', contact.schema, 'message', 5, 4000, /несколько слов/, /длиннее 4000/],
  ['member’s letter: subject', personal.schema, 'subject', 1, 200, /тему/, /длиннее 200/],
  ['member’s letter', personal.schema, 'message', 5, 4000, /несколько слов/, /длиннее 4000/],
  ['package code', packageCode, 'code', 6, 40, /боковой стороне/, /длиннее 40/],
  ['review', commonReview, 'text', 10, 4000, /подробнее/, /4000/],
] as const;

describe.each(BOUNDS)('%s', (_name, schema, field, least, most, tooShort, tooLong) => {
  const told = (length: number) => faultOf(schema, field, 'я'.repeat(length));

  it('is valid at its bounds', () => {
    expect([told(least), told(most)]).toEqual([null, null]);
  });

  it('is refused beyond them, with the reason', () => {
    if (tooShort) expect(told(least - 1)).toMatch(tooShort);
    expect(told(most + 1)).toMatch(tooLong);
  });
});

it('a member has ten children at most', () => {
  const children = (count: number) =>
    faultOf(profileEdit, 'children', Array(count).fill({ firstName: 'Ян', birthYear: 2020 }));
  expect(children(10)).toBeNull();
  expect(children(11)).not.toBeNull();
});

it('a rating is a number from 1 to 5', () => {
  const refused = [0, 1, 5, 6, 4.5].filter((rating) => faultOf(commonReview, 'rating', rating));
  expect(refused).toEqual([0, 6, 4.5]);
});

it('an address of e-mail has 200 characters at most, and one of a review 500', () => {
  const emailOf = (length: number) => `a@${'b.'.repeat(length / 2 - 2)}ru`;
  expect(faultOf(certificateForm, 'email', emailOf(200))).toBeNull();
  expect(faultOf(certificateForm, 'email', emailOf(202))).toMatch(/длиннее 200/);
  const urlOf = (length: number) => 'https://a.example/'.padEnd(length, 'b');
  expect(faultOf(socialReview, 'url', urlOf(500))).toBeNull();
  expect(faultOf(socialReview, 'url', urlOf(501))).toMatch(/длиннее 500/);
});
