import { beforeEach, describe, expect, it } from '@jest/globals';
import { exampleForm } from '../../../../tests/examples/certificate-flow.ts';
import {
  browser,
  confirmed,
  process,
  ready,
  submit,
  tab,
  type Browser,
} from '../../../../tests/examples/certificate-tabs.ts';
let shared: Browser;
beforeEach(() => {
  shared = browser();
});

describe('a lost connection', () => {
  it('suspends work, which resumes when the connection is back', async () => {
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

  it('during a call is not an error', async () => {
    const one = tab(shared, { ...structuredClone(confirmed), sendForm: ['lost', ready] });
    one.line.breaks = true;
    await submit(one, shared);
    expect(one.state()).toMatchObject({ phase: 'submitting', serverError: null });
    one.line.online = true;
    one.runner.lineChanged();
    await shared.settle();
    expect(one.state().phase).toBe('fetching');
  });

  it('that the browser has not noticed is reported', async () => {
    const one = tab(shared, { ...structuredClone(confirmed), sendForm: ['lost'] });
    await submit(one, shared);
    expect(one.state()).toMatchObject({ phase: 'editing', form: exampleForm() });
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

  it('continue each other’s work when one is closed', async () => {
    const first = tab(shared, { ...structuredClone(confirmed), sendForm: [process] });
    await submit(first, shared);
    const second = tab(shared, { sendForm: [ready] });
    second.runner.start();
    first.runner.stop();
    await shared.settle();
    await shared.pass(5_000);
    expect(second.state().phase).toBe('fetching');
  });

  it('do not touch a form that is only being filled in', () => {
    const first = tab(shared, {});
    const second = tab(shared, {});
    first.runner.start();
    second.runner.start();
    second.runner.dispatch({ type: 'merge', change: { name: 'Ольга' } });
    first.runner.storageChanged();
    expect(first.state().form.name).toBe('');
  });
});
