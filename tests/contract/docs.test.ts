import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as v from 'valibot';
import { linkExpired } from '../../backend/members/letter-keys.ts';
import { errorDocs } from '../../contract/docs/errors.ts';
import { subjects, undescribed } from '../../contract/docs/subjects.ts';
import { editorTable, table } from '../../contract/table.ts';
import { DESCRIPTIONS } from '../../src/client/calls/envelope.ts';
import { memberConsents } from '../../src/config/member-consents.ts';

const described = subjects.flatMap(({ calls }) => [...calls]);

test('every call is described once', () => {
  assert.deepEqual(undescribed, {});
  const names = described.map(([call]) => call.name);
  const expected = [...table, ...editorTable].map((call) => call.name);
  assert.deepEqual(names.sort(), expected.sort());
});

test('the messages of errors are those that visitors read', () => {
  const told = Object.entries(errorDocs).map(([code, doc]) => [code, doc.told]);
  const actual = {
    ...Object.fromEntries(told),
    ...DESCRIPTIONS,
    link_expired: linkExpired().message,
  };
  assert.deepEqual(Object.fromEntries(told), actual);
  assert.deepEqual(errorDocs.consent_missing.fields, { policy: memberConsents.policy.missing });
});

describe('the examples in the description', () => {
  for (const [call, { example, params = {} }] of described) {
    test(`${call.name}: its parameters and result match the entry`, () => {
      const asked = v.safeParse(call.params, params);
      assert.deepEqual(asked.issues, undefined);
      const answered = v.safeParse(call.result, example);
      assert.deepEqual(answered.issues, undefined);
      assert.deepEqual(answered.output, example, 'the example has fields that the entry does not');
    });
  }
});
