/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { success, type Result } from '../client/calls/result.ts';
import { CERTIFICATE_CACHE } from '../config/certificate-cache.ts';
import { forgetMember, memberResource, onMemberLeft } from './member-data.ts';

type Points = { available: number };

/** A member resource whose responses the test controls. */
function controlled() {
  const replies: ((result: Result<Points>) => void)[] = [];
  const load = jest.fn(
    (_signal: AbortSignal, _kind: string) =>
      new Promise<Result<Points>>((resolve) => replies.push(resolve)),
  );
  return { load, replies, resource: memberResource(load) };
}

/** Sets the cookies as after signing in; null: as after signing out. */
function signedInAs(mark: string | null): void {
  const age = mark === null ? 'max-age=0' : 'max-age=60';
  document.cookie = `auth.signed=1; path=/; ${age}`;
  document.cookie = `auth.mark=${mark ?? ''}; path=/; ${age}`;
}

const EMPTY = { data: null, error: null, pending: false };

beforeEach(() => {
  jest.useFakeTimers();
  signedInAs('anna');
});

afterEach(() => {
  forgetMember();
  signedInAs(null);
  jest.useRealTimers();
});

describe('forgetMember', () => {
  it('removes the certificate that was kept for reading offline', () => {
    const caches = { delete: jest.fn((_name: string) => Promise.resolve(true)) };
    Object.defineProperty(globalThis, 'caches', { configurable: true, value: caches });
    try {
      forgetMember();
      expect(caches.delete).toHaveBeenCalledWith(CERTIFICATE_CACHE);
    } finally {
      Reflect.deleteProperty(globalThis, 'caches');
    }
  });
});

describe('memberResource', () => {
  it('loads what the member requested', async () => {
    const { resource, replies, load } = controlled();
    void resource.run('earned');
    replies[0]?.(success({ available: 5 }));
    await jest.advanceTimersByTimeAsync(200);
    expect(resource.state).toEqual({ ...EMPTY, data: { available: 5 } });
    expect(load.mock.calls[0]?.[1]).toBe('earned');
  });

  it('makes no request for a signed-out visitor', async () => {
    signedInAs(null);
    const { resource, load } = controlled();
    void resource.run('earned');
    await jest.advanceTimersByTimeAsync(200);
    expect(load).not.toHaveBeenCalled();
    expect(resource.state).toMatchObject({ data: null, error: { code: 'unauthorized' } });
  });

  it('drops a response that arrives after signing out', async () => {
    const { resource, replies } = controlled();
    void resource.run('earned');
    signedInAs(null);
    replies[0]?.(success({ available: 5 }));
    await jest.advanceTimersByTimeAsync(200);
    expect(resource.state).toEqual(EMPTY);
  });

  it('drops a response for a member who was replaced by another, in any tab', async () => {
    const { resource, replies } = controlled();
    void resource.run('earned');
    signedInAs('boris');
    replies[0]?.(success({ available: 5 }));
    await jest.advanceTimersByTimeAsync(200);
    expect(resource.state).toEqual(EMPTY);
  });

  it('clears a previous member’s data when a late response reveals the change', async () => {
    const [first, second] = [controlled(), controlled()];
    void first.resource.run('earned');
    first.replies[0]?.(success({ available: 5 }));
    await jest.advanceTimersByTimeAsync(200);
    void second.resource.run('spent');
    signedInAs('boris');
    second.replies[0]?.(success({ available: 7 }));
    await jest.advanceTimersByTimeAsync(200);
    expect(first.resource.state).toEqual(EMPTY);
    expect(second.resource.state).toEqual(EMPTY);
  });

  it('keeps its data on a response of the same sign-in', async () => {
    const [first, second] = [controlled(), controlled()];
    void first.resource.run('earned');
    first.replies[0]?.(success({ available: 5 }));
    void second.resource.run('spent');
    second.replies[0]?.(success({ available: 7 }));
    await jest.advanceTimersByTimeAsync(200);
    expect(first.resource.state.data).toEqual({ available: 5 });
    expect(second.resource.state.data).toEqual({ available: 7 });
  });
});

describe('forgetMember', () => {
  it('clears resources and registered stores, and aborts pending requests', async () => {
    const { resource, replies, load } = controlled();
    const empty = jest.fn();
    onMemberLeft(empty);
    void resource.run('earned');
    forgetMember();
    expect(empty).toHaveBeenCalledTimes(1);
    expect(load.mock.calls[0]?.[0].aborted).toBe(true);
    replies[0]?.(success({ available: 5 }));
    await jest.advanceTimersByTimeAsync(200);
    expect(resource.state).toEqual(EMPTY);
  });
});
