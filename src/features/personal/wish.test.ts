/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { webcrypto } from 'node:crypto';
import { failure, success, type Result } from '../../client/calls/result.ts';
import { forgetMember, keepTyped, knowContacts, restoreTyped } from '../../stores/member-data.ts';
import { makeWish } from './wish.ts';

const error = (code: 'no_places_left' | 'upstream_timeout') =>
  failure({ code, description: 'Нет', call: 'order.partner.offer' });

/** A backend whose responses the test controls. */
function backend() {
  const asked: { attempt: string; answer: (result: Result<string>) => void }[] = [];
  const send = (attempt: string) =>
    new Promise<Result<string>>((answer) => {
      asked.push({ attempt, answer });
    });
  return { asked, send };
}

beforeEach(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  forgetMember();
  document.cookie = 'auth.signed=1; path=/';
  document.cookie = 'auth.mark=anna; path=/';
});

describe('makeWish', () => {
  it('applies the optimistic state immediately, and keeps it on success', async () => {
    const { asked, send } = backend();
    const show = jest.fn();
    const takeBack = jest.fn();
    const wish = makeWish({ name: 'offer 1', send, show, takeBack });
    expect(show).toHaveBeenCalledTimes(1);
    asked[0]?.answer(success('order'));
    expect(await wish).toEqual(success('order'));
    expect(takeBack).not.toHaveBeenCalled();
  });

  it('reverts it on rejection, and uses a new key for the next attempt', async () => {
    const { asked, send } = backend();
    const takeBack = jest.fn();
    const wish = makeWish({ name: 'offer 1', send, takeBack });
    asked[0]?.answer(error('no_places_left'));
    await wish;
    expect(takeBack).toHaveBeenCalledTimes(1);
    void makeWish({ name: 'offer 1', send });
    expect(asked[1]?.attempt).not.toBe(asked[0]?.attempt);
  });

  it('keeps the same key when the outcome is unknown', async () => {
    const { asked, send } = backend();
    const takeBack = jest.fn();
    const wish = makeWish({ name: 'offer 1', send, takeBack });
    asked[0]?.answer(error('upstream_timeout'));
    await wish;
    expect(takeBack).toHaveBeenCalledTimes(1);
    void makeWish({ name: 'offer 1', send });
    expect(asked[1]?.attempt).toBe(asked[0]?.attempt);
  });

  it('uses a new key for a wish that was undone, even while the undoing waits for its turn', async () => {
    const { asked, send } = backend();
    const lost = makeWish({ name: 'offer 1', send });
    asked[0]?.answer(error('upstream_timeout'));
    await lost;
    void makeWish({ name: 'code 7', send });
    const undone = makeWish({ name: 'cancel order 1', undoes: 'offer 1', send });
    const again = makeWish({ name: 'offer 1', send });
    asked[1]?.answer(success('code'));
    await waitFor(() => expect(asked).toHaveLength(3));
    asked[2]?.answer(success('cancelled'));
    await undone;
    await waitFor(() => expect(asked).toHaveLength(4));
    asked[3]?.answer(success('order'));
    await again;
    expect(new Set(asked.map(({ attempt }) => attempt)).size).toBe(4);
  });

  it('keeps that key across a reload, for the same sign-in', async () => {
    const { asked, send } = backend();
    const wish = makeWish({ name: 'offer 1', send });
    asked[0]?.answer(error('upstream_timeout'));
    await wish;
    const again = async () => {
      jest.resetModules();
      const reloaded = await import('./wish.ts');
      void reloaded.makeWish({ name: 'offer 1', send });
      return asked.at(-1)?.attempt;
    };
    const first = asked[0]?.attempt;
    expect(await again()).toBe(first);
    document.cookie = 'auth.mark=sergey; path=/';
    expect(await again()).not.toBe(first);
    document.cookie = 'auth.mark=anna; path=/';
    expect(await again()).toBe(first);
  });

  it('keeps it also when the session ends and the same member signs in again', async () => {
    const { asked, send } = backend();
    const phone = '+79990000003';
    knowContacts(() => [phone]);
    const wish = makeWish({ name: 'offer 1', send });
    asked[0]?.answer(error('upstream_timeout'));
    await wish;
    keepTyped();
    forgetMember();
    document.cookie = 'auth.mark=anna-again; path=/';
    restoreTyped(phone);
    void makeWish({ name: 'offer 1', send });
    expect(asked[1]?.attempt).toBe(asked[0]?.attempt);
  });

  it('keeps no key of a fulfilled wish', async () => {
    const { asked, send } = backend();
    const wish = makeWish({ name: 'offer 1', send });
    expect(Object.keys(sessionStorage)).toHaveLength(1);
    asked[0]?.answer(success('order'));
    await wish;
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('sends one request for a double click', async () => {
    const { asked, send } = backend();
    const show = jest.fn();
    const first = makeWish({ name: 'offer 1', send, show });
    const second = makeWish({ name: 'offer 1', send, show });
    expect(asked).toHaveLength(1);
    expect(show).toHaveBeenCalledTimes(1);
    asked[0]?.answer(success('order'));
    expect(await first).toBe(await second);
  });

  it('applies a second wish immediately, and sends it after the first response', async () => {
    const { asked, send } = backend();
    const show = jest.fn();
    const first = makeWish({ name: 'cancel order 1', send });
    const second = makeWish({ name: 'offer 1', send, show });
    expect(show).toHaveBeenCalledTimes(1);
    expect(asked).toHaveLength(1);
    asked[0]?.answer(error('upstream_timeout'));
    await first;
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked).toHaveLength(2);
    asked[1]?.answer(success('order'));
    expect(await second).toEqual(success('order'));
  });

  it('sends a wish again that was undone while its response was missing', async () => {
    const { asked, send } = backend();
    const show = jest.fn();
    const first = makeWish({ name: 'redeem 1', undoes: 'unredeem 1', send });
    const second = makeWish({ name: 'unredeem 1', undoes: 'redeem 1', send });
    const third = makeWish({ name: 'redeem 1', undoes: 'unredeem 1', send, show });
    expect(show).toHaveBeenCalledTimes(1);
    for (const [index, wish] of [first, second, third].entries()) {
      await waitFor(() => expect(asked).toHaveLength(index + 1));
      // Not before the earlier ones have their responses.
      await new Promise((resolve) => setTimeout(resolve));
      expect(asked).toHaveLength(index + 1);
      if (index === 2) break;
      asked[index]?.answer(success('order'));
      await wish;
    }
    // The response to the first one does not forget the key of the third.
    asked[2]?.answer(error('upstream_timeout'));
    await third;
    void makeWish({ name: 'redeem 1', undoes: 'unredeem 1', send });
    expect(asked[3]?.attempt).toBe(asked[2]?.attempt);
    expect(asked[2]?.attempt).not.toBe(asked[0]?.attempt);
  });

  it('does not send the wish of a member who has since left', async () => {
    const { asked, send } = backend();
    const first = makeWish({ name: 'cancel order 1', send });
    const second = makeWish({ name: 'offer 1', send });
    document.cookie = 'auth.mark=sergey; path=/';
    asked[0]?.answer(success('order'));
    await first;
    expect(await second).toMatchObject({ ok: false, error: { code: 'unauthorized' } });
    expect(asked).toHaveLength(1);
  });

  it('does not revert anything for a member who has signed in since', async () => {
    const { asked, send } = backend();
    const takeBack = jest.fn();
    const wish = makeWish({ name: 'offer 1', send, takeBack });
    document.cookie = 'auth.mark=sergey; path=/';
    asked[0]?.answer(error('no_places_left'));
    await wish;
    expect(takeBack).not.toHaveBeenCalled();
  });

  it('drops the keys of a member who has left', async () => {
    const { asked, send } = backend();
    const wish = makeWish({ name: 'offer 1', send });
    asked[0]?.answer(error('upstream_timeout'));
    await wish;
    forgetMember();
    expect(Object.keys(sessionStorage)).toEqual([]);
    void makeWish({ name: 'offer 1', send });
    expect(asked[1]?.attempt).not.toBe(asked[0]?.attempt);
  });
});
