import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { failure, success, type Result } from '../client/calls/result.ts';
import { createResource } from './resource.ts';

type Balance = { available: number };

/** A loader whose responses the test controls. */
function controlled() {
  const asked: {
    signal: AbortSignal;
    city: string;
    reply: (result: Result<Balance>) => void;
    break: (error: Error) => void;
  }[] = [];
  const resource = createResource(
    (signal, city: string) =>
      new Promise<Result<Balance>>((resolve, reject) => {
        asked.push({ signal, city, reply: resolve, break: reject });
      }),
  );
  const at = (index: number) => {
    const one = asked[index];
    if (!one) throw new Error(`request ${index} was not made`);
    return one;
  };
  return { resource, asked, at };
}

/** The pending state has been seen. */
const aTask = () => jest.advanceTimersByTimeAsync(0);

const problem = { code: 'upstream', description: 'Нет связи', call: 'user.balance' } as const;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('createResource', () => {
  it('is empty and idle before it is loaded', () => {
    expect(controlled().resource.state).toEqual({ data: null, error: null, pending: false });
  });

  it('stays pending for 200 ms, however fast the response', async () => {
    const { resource, at } = controlled();
    void resource.run('Тверь');
    expect(resource.state.pending).toBe(true);
    await aTask();
    at(0).reply(success({ available: 5 }));
    await jest.advanceTimersByTimeAsync(199);
    expect(resource.state).toMatchObject({ pending: true, data: null });
    await jest.advanceTimersByTimeAsync(1);
    expect(resource.state).toMatchObject({ pending: false, data: { available: 5 }, error: null });
  });

  it('shows what is there within the same task at once', async () => {
    const resource = createResource(() => Promise.resolve(success({ available: 5 })));
    await Promise.all([resource.run(), aTask()]);
    expect(resource.state).toEqual({ pending: false, data: { available: 5 }, error: null });
  });

  it('does not wait any longer after 200 ms', async () => {
    const { resource, at } = controlled();
    void resource.run('Тверь');
    await jest.advanceTimersByTimeAsync(900);
    expect(resource.state.pending).toBe(true);
    at(0).reply(success({ available: 5 }));
    await jest.advanceTimersByTimeAsync(0);
    expect(resource.state.pending).toBe(false);
  });

  it('records an error, keeps its data, and recovers', async () => {
    const { resource, asked, at } = controlled();
    void resource.run('Тверь');
    at(0).reply(success({ available: 5 }));
    await jest.advanceTimersByTimeAsync(200);
    void resource.retry();
    at(1).reply(failure(problem));
    await jest.advanceTimersByTimeAsync(200);
    expect(resource.state).toEqual({ pending: false, data: { available: 5 }, error: problem });
    void resource.retry();
    expect(asked.map(({ city }) => city)).toEqual(['Тверь', 'Тверь', 'Тверь']);
    at(2).reply(success({ available: 6 }));
    await jest.advanceTimersByTimeAsync(200);
    expect(resource.state).toEqual({ pending: false, data: { available: 6 }, error: null });
  });

  it('records an exception of the loader as an error', async () => {
    const { resource, at } = controlled();
    void resource.run('Тверь');
    at(0).break(new Error('no such thing'));
    await jest.advanceTimersByTimeAsync(200);
    expect(resource.state.error).toMatchObject({ code: 'internal', reason: 'no such thing' });
  });

  it('aborts a superseded run, and ignores its late response', async () => {
    const { resource, at } = controlled();
    void resource.run('Тверь');
    void resource.run('Самара');
    expect(at(0).signal.aborted).toBe(true);
    expect(at(1).signal.aborted).toBe(false);
    at(1).reply(success({ available: 2 }));
    await jest.advanceTimersByTimeAsync(200);
    at(0).reply(success({ available: 1 }));
    await jest.advanceTimersByTimeAsync(200);
    expect(resource.state).toMatchObject({ pending: false, data: { available: 2 } });
  });

  it('clears everything on reset, including the pending response', async () => {
    const { resource, asked, at } = controlled();
    void resource.run('Тверь');
    resource.reset();
    expect(at(0).signal.aborted).toBe(true);
    at(0).reply(success({ available: 1 }));
    await jest.advanceTimersByTimeAsync(200);
    expect(resource.state).toEqual({ data: null, error: null, pending: false });
    await resource.retry();
    expect(asked).toHaveLength(1);
  });
});
