import { beforeEach, describe, expect, it } from '@jest/globals';
import { FLOW_KEY } from './flow-keys.ts';
import { INITIAL_FLOW } from './flow-state.ts';
import { exampleCertificate, exampleForm } from '../../../../tests/examples/certificate-flow.ts';
import {
  browser,
  confirmed,
  fill,
  process,
  ready,
  received,
  submit,
  tab,
  type Browser,
} from '../../../../tests/examples/certificate-tabs.ts';
let shared: Browser;
beforeEach(() => {
  shared = browser();
});

describe('one tab', () => {
  it('goes from the form to the certificate, with every wait in turn', async () => {
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
    expect(one.state().certificate).toEqual(exampleCertificate());
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

  it('stops its timer when unmounted, and resumes with the remaining time', async () => {
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

  it('does not request a second code after being hidden during the first', async () => {
    const one = tab(shared, structuredClone(confirmed));
    one.runner.start();
    one.runner.dispatch({ type: 'merge', change: exampleForm() });
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

  it('resumes after it was closed, with the form it had sent', async () => {
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

  it('marks an earlier certificate as existing, also after it was closed', async () => {
    const closed = tab(shared, {
      ...structuredClone(confirmed),
      sendForm: [{ type: 'getCertificate' }],
      fetchCertificate: [received],
    });
    await submit(closed, shared);
    expect(closed.state()).toMatchObject({ phase: 'shown', already: true });
    closed.runner.stop();
    const opened = tab(shared, {
      fetchCertificate: [received, received],
      moveCertificate: [ready],
    });
    opened.runner.start();
    await shared.settle();
    expect(opened.state()).toMatchObject({ phase: 'shown', already: true });
    opened.runner.dispatch({ type: 'move', opticId: 4 });
    await shared.settle();
    expect(opened.asked).toEqual(['fetchCertificate', 'moveCertificate', 'fetchCertificate']);
    expect(opened.state()).toMatchObject({ phase: 'shown', already: false, moved: true });
  });

  it('asks for the code again after it was closed, and stores none', async () => {
    const closed = tab(shared, structuredClone(confirmed));
    await fill(closed, shared);
    closed.runner.dispatch({ type: 'enterCode', code: '1234' });
    expect([...shared.kept.values()].join()).not.toContain('1234');
    closed.runner.stop();
    const opened = tab(shared, {});
    opened.runner.start();
    expect(opened.state()).toMatchObject({ phase: 'code', validateSms: true });
    expect(opened.state().form).toEqual(exampleForm());
  });

  it('stores a draft without its consents, and nothing once the certificate is issued', async () => {
    const one = tab(shared, {
      ...structuredClone(confirmed),
      sendForm: [ready],
      fetchCertificate: [received],
    });
    one.runner.start();
    one.runner.dispatch({ type: 'merge', change: exampleForm() });
    const draft = tab(shared, {});
    draft.runner.start();
    expect(draft.state().form).toMatchObject({ name: 'Анна', policy: false });
    await submit(one, shared);
    expect(one.state().phase).toBe('shown');
    expect([...shared.kept.values()].join()).not.toContain('Смирнова');
  });

  it.each(['not JSON', '{"phase":"shown"}', '[]', '"x"'])('rejects a stored %s', (text) => {
    shared.kept.set(FLOW_KEY, text);
    const one = tab(shared, {});
    one.runner.start();
    expect(one.state()).toEqual(INITIAL_FLOW);
  });

  it('clears everything when it is reset', async () => {
    const one = tab(shared, structuredClone(confirmed));
    await fill(one, shared);
    one.runner.dispatch({ type: 'reset' });
    expect(shared.kept.size).toBe(0);
    expect(one.state()).toEqual(INITIAL_FLOW);
  });
});

it('ignores responses for a page that was left', async () => {
  const one = tab(shared, { ...structuredClone(confirmed), sendForm: [ready] });
  await fill(one, shared);
  one.runner.dispatch({ type: 'enterCode', code: '1234' });
  one.runner.stop();
  await shared.settle();
  expect(one.state().phase).toBe('checkingCode');
});
