import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as v from 'valibot';
import { subjects, undescribed } from '../../contract/docs/subjects.ts';
import { editorTable, table } from '../../contract/table.ts';

const described = subjects.flatMap(({ calls }) => [...calls]);

test('every call is described once', () => {
  assert.deepEqual(undescribed, {});
  const names = described.map(([call]) => call.name);
  const expected = [...table, ...editorTable].map((call) => call.name);
  assert.deepEqual(names.sort(), expected.sort());
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
