/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { EARLY_REPLIES_ID, EARLY_REPLIES_LAST } from '../../config/early-replies.ts';

const BALANCE = { result: { available: 5 } };

/** A document with replies for a sign-in, and the module that reads them. */
async function opened(mark: string) {
  document.body.innerHTML = `<script type="application/json" id="${EARLY_REPLIES_ID}" data-mark="${mark}">
    {"/rest/user.balance":${JSON.stringify(BALANCE)}}</script>`;
  jest.resetModules();
  return await import('./early-replies.ts');
}

const at = (milliseconds: number) => jest.spyOn(performance, 'now').mockReturnValue(milliseconds);

beforeEach(() => {
  at(500);
});

describe('takeEarlyReply', () => {
  it('gives each reply once, and leaves none in the document', async () => {
    const { takeEarlyReply } = await opened('anna');
    expect(takeEarlyReply('/rest/orders', 'anna')).toBeUndefined();
    expect(document.body.children).toHaveLength(0);
    expect(takeEarlyReply('/rest/user.balance', 'anna')).toEqual(BALANCE);
    expect(takeEarlyReply('/rest/user.balance', 'anna')).toBeUndefined();
  });

  it('gives none to another sign-in', async () => {
    const { takeEarlyReply } = await opened('anna');
    expect(takeEarlyReply('/rest/user.balance', 'boris')).toBeUndefined();
  });

  it('gives none that is old', async () => {
    const { takeEarlyReply } = await opened('anna');
    at(EARLY_REPLIES_LAST);
    expect(takeEarlyReply('/rest/user.balance', 'anna')).toBeUndefined();
  });

  it('gives none on a page without replies', async () => {
    const { takeEarlyReply } = await opened('anna');
    document.body.innerHTML = '';
    expect(takeEarlyReply('/rest/user.balance', 'anna')).toBeUndefined();
  });
});
