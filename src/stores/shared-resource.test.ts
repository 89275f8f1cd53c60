/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ref } from 'valtio';
import { failure, success, type Result } from '../client/calls/result.ts';
import { forgetMember } from './member-data.ts';
import { sharedResource } from './shared-resource.ts';

type Points = { available: number };

const broken = failure({ code: 'upstream', description: 'Нет связи', call: 'user.balance' });

/** A shared resource that returns these responses, one after the other. */
function bringing(...replies: Result<Points>[]) {
  const load = jest.fn(() => Promise.resolve(replies.shift() ?? broken));
  return { load, shared: sharedResource<Points>(load) };
}

/** The outcome once everything that waits 200 ms has finished. */
async function soon<T>(asked: Promise<T>): Promise<T> {
  await jest.advanceTimersByTimeAsync(200);
  return await asked;
}

beforeEach(() => {
  jest.useFakeTimers();
  document.cookie = 'auth.signed=1; path=/';
  document.cookie = 'auth.mark=anna; path=/';
});

afterEach(() => {
  forgetMember();
  for (const name of ['auth.signed', 'auth.mark']) document.cookie = `${name}=; path=/; max-age=0`;
  jest.useRealTimers();
});

describe('sharedResource', () => {
  it('loads once for concurrent callers, and for one directly after', async () => {
    const { load, shared } = bringing(success({ available: 5 }));
    const both = Promise.all([shared.want(), shared.want()]);
    expect(await soon(both)).toEqual([success({ available: 5 }), success({ available: 5 })]);
    expect(await soon(shared.want())).toEqual(success({ available: 5 }));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads again when outdated, failed or forced', async () => {
    const { load, shared } = bringing(
      broken,
      success({ available: 5 }),
      success({ available: 6 }),
      success({ available: 7 }),
    );
    expect(await soon(shared.want())).toEqual(broken);
    expect(await soon(shared.want())).toEqual(success({ available: 5 }));
    await soon(shared.run());
    expect(shared.state.data).toEqual({ available: 6 });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await soon(shared.want())).toEqual(success({ available: 7 }));
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('gives waiting callers the newer response when another load has started since', async () => {
    const { shared } = bringing(success({ available: 5 }), success({ available: 6 }));
    const early = shared.want();
    void shared.run();
    expect(await soon(early)).toEqual(success({ available: 6 }));
  });

  it('waits for a newer load that takes longer than the one it replaces', async () => {
    const slow = new Promise<Result<Points>>((resolve) =>
      setTimeout(() => resolve(success({ available: 6 })), 1_000),
    );
    const loads = [() => Promise.resolve(success({ available: 5 })), () => slow];
    const shared = sharedResource<Points>(() => (loads.shift() ?? (() => slow))());
    const early = shared.want();
    void shared.run();
    await jest.advanceTimersByTimeAsync(1_200);
    expect(await early).toEqual(success({ available: 6 }));
  });

  it('keeps what was saved while a response was on its way', async () => {
    const { shared } = bringing(success({ available: 5 }), success({ available: 5 }));
    await soon(shared.want());
    const again = shared.run();
    shared.state.data = ref({ available: 2 });
    await soon(again);
    expect(shared.state.data).toEqual({ available: 2 });
    // It is answered like any other.
    expect(shared.state).toMatchObject({ pending: false, error: null });
  });

  it('returns nothing to a member who has left, and loads again for the next', async () => {
    const { load, shared } = bringing(success({ available: 5 }), success({ available: 1 }));
    const anna = shared.want();
    forgetMember();
    expect(await soon(anna)).toMatchObject({ ok: false, error: { code: 'unauthorized' } });
    expect(await soon(shared.want())).toEqual(success({ available: 1 }));
    expect(load).toHaveBeenCalledTimes(2);
  });
});
