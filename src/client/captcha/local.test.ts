import { expect, it } from '@jest/globals';
import { localCaptcha } from './local.ts';

it('never gives the same token twice', async () => {
  const [one, other] = await Promise.all([
    localCaptcha.getToken('certificate'),
    localCaptcha.getToken('certificate'),
  ]);
  expect(one).toEqual({ ok: true, value: expect.stringMatching(/^local:certificate:\d+:\w{16}$/) });
  expect(one).not.toEqual(other);
});
