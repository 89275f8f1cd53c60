import { expect, it } from '@jest/globals';
import { requestIdOf } from '../../contract/request-id.ts';

const idFor = (headers: Record<string, string>) => requestIdOf(new Headers(headers));

it('uses the id of the request', () => {
  expect(idFor({ 'x-request-id': 'from-a-balancer-0001' })).toBe('from-a-balancer-0001');
});

it("uses the host's if there is none", () => {
  expect(idFor({ 'x-nf-request-id': '01JDK4X0Q2W3E4R5T6Y7U8I9O0' })).toBe(
    '01JDK4X0Q2W3E4R5T6Y7U8I9O0',
  );
});

it.each([
  '',
  '+79991234567',
  'short',
  'x'.repeat(65),
  'a line{"msg":"forged"}',
  'два слова здесь и ещё',
])('replaces %j with a new one', (given) => {
  const headers = new Map([['x-request-id', given]]);
  const id = requestIdOf({ get: (name: string) => headers.get(name) ?? null });
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
});
