import { beforeEach, describe, expect, it } from '@jest/globals';
import { FLOW_KEY, type Storage } from './kept-flow.ts';
import { INITIAL_FLOW, type FlowState } from './flow-state.ts';
import { createRunner, type Outcome, type Work } from './runner.ts';
import { sampleCertificate, sampleForm } from './sample-flow.ts';

/** Time, storage and lock that tabs share. */
function browser() {
  let now = 1_000_000;
  let next = 0;
  const timers = new Map<number, { due: number; work: () => void }>();
  const kept = new Map<string, string>();
  const waiting: (() => void)[] = [];
  let held = false;
  let stamps = 0;
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  const storage: Storage = {
    read: (key) => kept.get(key) ?? null,
    write: (key, text) => void (text === null ? kept.delete(key) : kept.set(key, text)),
  };
  const pass = () => {
    held = waiting.length > 0;
    waiting.shift()?.();
  };
  return {
    kept,
    storage,
    settle,
    clock: {
      now: () => now,
      after: (milliseconds: number, work: () => void) => {
        next += 1;
        timers.set(next, { due: now + milliseconds, work });
        return next;
      },
      cancel: (timer: number) => void timers.delete(timer),
    },
    lock: (signal: AbortSignal) =>
      new Promise<() => void>((resolve, reject) => {
        const take = () => {
          held = true;
          resolve(pass);
        };
        if (!held) take();
        else {
          waiting.push(take);
          signal.addEventListener('abort', () => {
            waiting.splice(waiting.indexOf(take), 1);
            reject(new Error('aborted'));
          });
        }
      }),
    stamp: () => String((stamps += 1)),
    async pass(milliseconds: number) {
      now += milliseconds;
      for (const [timer, { due, work }] of [...timers]) {
        if (due > now || !timers.has(timer)) continue;
        timers.delete(timer);
        work();
      }
      await settle();
    },
  };
}

type Browser = ReturnType<typeof browser>;

/** A tab whose network answers what the test says, one reply after another. */
function tab(shared: Browser, replies: Partial<Record<Work['type'], Outcome[]>>) {
  const asked: Work['type'][] = [];
  const line = { online: true, breaks: false };
  let state: FlowState = INITIAL_FLOW;
  const runner = createRunner<number>({
    ...shared,
    online: () => line.online,
    work: (effect) => {
      asked.push(effect.type);
      const reply = replies[effect.type]?.shift();
      if (reply === 'lost' && line.breaks) line.online = false;
      return reply ? Promise.resolve(reply) : new Promise(() => undefined);
    },
    onChange: (next) => {
      state = next;
    },
  });
  return { runner, asked, line, state: () => state };
}

const process: Outcome = { type: 'process' };
const ready: Outcome = { type: 'ready', isResendCertificate: false };
const received: Outcome = {
  type: 'received',
  certificate: sampleCertificate(),
  isResendCertificate: false,
  resendAt: null,
};
const confirmed = {
  passCaptcha: [{ type: 'captchaPassed' }],
  sendCode: [{ type: 'codeSent', againAt: 0 }],
  checkCode: [{ type: 'codeRight' }],
} satisfies Partial<Record<Work['type'], Outcome[]>>;

async function fill({ runner }: ReturnType<typeof tab>, { settle }: Browser) {
  runner.start();
  runner.dispatch({ type: 'merge', change: sampleForm() });
  runner.dispatch({ type: 'submit' });
  await settle();
}
async function submit(one: ReturnType<typeof tab>, shared: Browser) {
  await fill(one, shared);
  one.runner.dispatch({ type: 'enterCode', code: '1234' });
  await shared.settle();
}

let shared: Browser;
beforeEach(() => {
  shared = browser();
});

describe('one tab', () => {
  it('goes from the form to the certificate, every wait in its time', async () => {
    const one = tab(shared, {
      ...structuredClone(confirmed),
      sendForm: [process, process, ready],
      fetchCertificate: [process, received],
    });
    await submit(one, shared);
    expect(one.state().phase).toBe('processing');
    await shared.pass(4_999);
    expect(one.asked.filter((work) => work === 'sendForm')).toHaveLength(1);
    await shared.pass(1);
    await shared.pass(5_000);
    expect(one.state().phase).toBe('waiting');
    await shared.pass(19_999);
    expect(one.state().phase).toBe('waiting');
    await shared.pass(1);
    expect(one.state().certificate).toEqual(sampleCertificate());
    expect(one.asked).toEqual([
      'passCaptcha',
      'sendCode',
      'checkCode',
      'sendForm',
      'sendForm',
      'sendForm',
      'fetchCertificate',
      'fetchCertificate',
    ]);
  });

  it('stops its timer when it is left, and waits only for what is left of it', async () => {
    const one = tab(shared, { ...structuredClone(confirmed), sendForm: [process, ready] });
    await submit(one, shared);
    await shared.pass(2_000);
    one.runner.stop();
    await shared.pass(1_000);
    one.runner.start();
    await shared.pass(1_999);
    expect(one.state().phase).toBe('processing');
    await shared.pass(1);
    expect(one.state().phase).toBe('fetching');
  });

  it('does not ask for a second code when it was out of sight for the first', async () => {
    const one = tab(shared, structuredClone(confirmed));
    one.runner.start();
    one.runner.dispatch({ type: 'merge', change: sampleForm() });
    one.runner.dispatch({ type: 'submit' });
    one.runner.pause();
    await shared.settle();
    expect(one.asked).toEqual(['passCaptcha']);
    one.runner.start();
    one.runner.pause();
    one.runner.start();
    await shared.settle();
    expect(one.asked).toEqual(['passCaptcha', 'sendCode']);
    expect(one.state().phase).toBe('code');
  });

  it('goes on after it was closed, with the form it had sent', async () => {
    const closed = tab(shared, { ...structuredClone(confirmed), sendForm: [process] });
    await submit(closed, shared);
    closed.runner.stop();
    await shared.pass(60_000);
    const opened = tab(shared, { sendForm: [ready], fetchCertificate: [received] });
    opened.runner.start();
    await shared.settle();
    await shared.pass(0);
    expect(opened.asked).toEqual(['sendForm', 'fetchCertificate']);
    expect(opened.state().phase).toBe('shown');
  });

  it('asks for the code again after it was closed, and keeps none', async () => {
    const closed = tab(shared, structuredClone(confirmed));
    await fill(closed, shared);
    closed.runner.dispatch({ type: 'enterCode', code: '1234' });
    expect([...shared.kept.values()].join()).not.toContain('1234');
    closed.runner.stop();
    const opened = tab(shared, {});
    opened.runner.start();
    expect(opened.state()).toMatchObject({ phase: 'code', validateSms: true });
    expect(opened.state().form).toEqual(sampleForm());
  });

  it('keeps a draft without its consents, and nothing once the certificate is there', async () => {
    const one = tab(shared, {
      ...structuredClone(confirmed),
      sendForm: [ready],
      fetchCertificate: [received],
    });
    one.runner.start();
    one.runner.dispatch({ type: 'merge', change: sampleForm() });
    const draft = tab(shared, {});
    draft.runner.start();
    expect(draft.state().form).toMatchObject({ name: 'Анна', policy: false });
    await submit(one, shared);
    expect(one.state().phase).toBe('shown');
    expect([...shared.kept.values()].join()).not.toContain('Смирнова');
  });

  it.each(['not JSON', '{"phase":"shown"}', '[]', '"x"'])('takes no kept %s', (text) => {
    shared.kept.set(FLOW_KEY, text);
    const one = tab(shared, {});
    one.runner.start();
    expect(one.state()).toEqual(INITIAL_FLOW);
  });

  it('forgets everything when it is reset', async () => {
    const one = tab(shared, structuredClone(confirmed));
    await fill(one, shared);
    one.runner.dispatch({ type: 'reset' });
    expect(shared.kept.size).toBe(0);
    expect(one.state()).toEqual(INITIAL_FLOW);
  });
});

describe('a lost line', () => {
  it('holds work back, and lets it go on when it is back', async () => {
    const one = tab(shared, { ...structuredClone(confirmed), sendForm: [process, ready] });
    await submit(one, shared);
    one.line.online = false;
    one.runner.lineChanged();
    await shared.pass(5_000);
    expect(one.state().phase).toBe('submitting');
    expect(one.asked.filter((work) => work === 'sendForm')).toHaveLength(1);
    one.line.online = true;
    one.runner.lineChanged();
    await shared.settle();
    expect(one.state().phase).toBe('fetching');
  });

  it('in the midst of a call is no error', async () => {
    const one = tab(shared, { ...structuredClone(confirmed), sendForm: ['lost', ready] });
    one.line.breaks = true;
    await submit(one, shared);
    expect(one.state()).toMatchObject({ phase: 'submitting', serverError: null });
    one.line.online = true;
    one.runner.lineChanged();
    await shared.settle();
    expect(one.state().phase).toBe('fetching');
  });

  it('that the browser knows nothing of is told', async () => {
    const one = tab(shared, { ...structuredClone(confirmed), sendForm: ['lost'] });
    await submit(one, shared);
    expect(one.state()).toMatchObject({ phase: 'editing', form: sampleForm() });
    expect(one.state().serverError).not.toBeNull();
  });
});

describe('two tabs', () => {
  it('send the form once between them', async () => {
    const first = tab(shared, { ...structuredClone(confirmed), sendForm: [process, ready] });
    await submit(first, shared);
    const second = tab(shared, { sendForm: [ready] });
    second.runner.start();
    expect(second.state().phase).toBe('processing');
    await shared.pass(5_000);
    expect(first.state().phase).toBe('fetching');
    expect(second.asked).toEqual([]);
    second.runner.storageChanged();
    expect(second.state().phase).toBe('fetching');
  });

  it('go on with each other’s work when one is closed', async () => {
    const first = tab(shared, { ...structuredClone(confirmed), sendForm: [process] });
    await submit(first, shared);
    const second = tab(shared, { sendForm: [ready] });
    second.runner.start();
    first.runner.stop();
    await shared.settle();
    await shared.pass(5_000);
    expect(second.state().phase).toBe('fetching');
  });

  it('leave alone what is only being filled in', () => {
    const first = tab(shared, {});
    const second = tab(shared, {});
    first.runner.start();
    second.runner.start();
    second.runner.dispatch({ type: 'merge', change: { name: 'Ольга' } });
    first.runner.storageChanged();
    expect(first.state().form.name).toBe('');
  });
});

it('what is told of a page that was left is not heard', async () => {
  const one = tab(shared, { ...structuredClone(confirmed), sendForm: [ready] });
  await fill(one, shared);
  one.runner.dispatch({ type: 'enterCode', code: '1234' });
  one.runner.stop();
  await shared.settle();
  expect(one.state().phase).toBe('checkingCode');
});
