import { expect, it } from '@jest/globals';
import { reasonIn } from './reason.ts';

it('keeps the comparison, without colours, empty lines and the stack', () => {
  const thrown = [
    'Error: \u001b[2mexpect(\u001b[31mreceived\u001b[39m).toEqual(expected)',
    '',
    '- Array []',
    '+ Array [ "color-contrast" ]',
    '    at expectAccessible (tests/browser/axe.ts:83:42)',
    '    at other.ts',
  ].join('\n');
  expect(reasonIn(thrown)).toBe(
    'Error: expect(received).toEqual(expected)\n- Array []\n+ Array [ "color-contrast" ]',
  );
});

it('keeps the beginning of a long error', () => {
  const lines = Array.from({ length: 40 }, (_, index) => `line ${String(index)}`);
  expect(reasonIn(lines.join('\n')).split('\n')).toHaveLength(10);
});
