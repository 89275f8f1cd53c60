import { describe, expect, it } from '@jest/globals';
import {
  after,
  at,
  EVENTS,
  PHONE,
  typesOf,
} from '../../../../tests/examples/certificate-events.ts';
import { exampleCertificate } from '../../../../tests/examples/certificate-flow.ts';
import { activeStep, INITIAL_FLOW } from './flow-state.ts';
import { MISSING, MOVE_ERROR, RESEND_ERROR, transition, UNCONFIRMED } from './transitions.ts';

describe('the certificate', () => {
  it('is polled every twenty seconds until it is issued', () => {
    expect(transition(at('fetching'), EVENTS.process).effects).toEqual([
      { type: 'wait', milliseconds: 20_000 },
    ]);
    expect(typesOf(at('fetching'), EVENTS.failed)).toEqual(['wait']);
    expect(typesOf(at('waiting'), EVENTS.due)).toEqual(['fetchCertificate']);
    expect(after(at('fetching'), EVENTS.received).certificate).toEqual(exampleCertificate());
  });

  it('is marked as unanswered until a response arrives', () => {
    const alone = after(at('fetching'), EVENTS.failed);
    expect(alone.unanswered).toBe(true);
    const asked = after(alone, EVENTS.due);
    expect(asked.unanswered).toBe(true);
    for (const answer of ['process', 'received', 'missing', 'unconfirmed'] as const) {
      expect(after(asked, EVENTS[answer]).unanswered).toBe(false);
    }
  });

  it('that could not be sent again has its own message', () => {
    const failed = after(at('resending'), { type: 'failed', text: null });
    expect(failed).toMatchObject({ phase: 'fetching', serverError: RESEND_ERROR });
  });

  it('is sent again with all earlier results reset', () => {
    const shown = at('shown', {
      certificate: exampleCertificate(),
      isResendCertificate: true,
      serverError: 'Было',
    });
    const next = after(shown, EVENTS.resend);
    expect(next).toMatchObject({
      certificate: null,
      isResendCertificate: false,
      serverError: null,
      form: INITIAL_FLOW.form,
      phone: PHONE,
    });
    expect(activeStep(next)).toBe('certificate');
  });

  it('is marked as sent again until it is requested once more', () => {
    const sent = after(at('resending'), EVENTS.ready);
    expect(sent).toMatchObject({ phase: 'fetching', sentAgain: true, isResendCertificate: true });
    expect(after(at('shown', { sentAgain: true }), EVENTS.resend).sentAgain).toBe(false);
    expect(after(at('submitting'), EVENTS.ready).sentAgain).toBe(false);
  });

  it('that already exists is marked as such until the visitor continues with it', () => {
    const known = after(at('submitting'), EVENTS.getCertificate);
    expect(known.already).toBe(true);
    const shown = after(known, EVENTS.received);
    expect(shown.already).toBe(true);
    expect(after(shown, EVENTS.resend).already).toBe(false);
    expect(after(after(shown, EVENTS.move), EVENTS.ready).already).toBe(false);
    for (const again of [EVENTS.submit, EVENTS.find]) {
      expect(after(at('editing', { already: true }), again).already).toBe(false);
    }
    expect(after(at('submitting'), EVENTS.ready).already).toBe(false);
  });

  it('moves to another optician, and is marked as moved', () => {
    const shown = at('shown', { certificate: exampleCertificate(), serverError: 'Было' });
    const { state, effects } = transition(shown, EVENTS.move);
    expect(effects).toEqual([{ type: 'moveCertificate', phone: PHONE, opticId: 4 }]);
    expect(state).toMatchObject({ certificate: null, serverError: null, moved: false });
    expect(activeStep(state)).toBe('certificate');
    const moved = after(state, EVENTS.ready);
    expect(moved).toMatchObject({ phase: 'fetching', moved: true, movingTo: null });
    const slow = after(state, EVENTS.process);
    expect(slow).toMatchObject({ phase: 'fetching', moved: true, movingTo: null });
    expect(after(at('shown', { moved: true }), EVENTS.resend).moved).toBe(false);
  });

  it('that could not move shows why, and that a phone is no longer confirmed', () => {
    expect(after(at('moving'), EVENTS.failed)).toMatchObject({
      phase: 'fetching',
      serverError: 'Занято',
      moved: false,
    });
    const silent = after(at('moving'), { type: 'failed', text: null });
    expect(silent.serverError).toBe(MOVE_ERROR);
    const unknown = after(at('moving', { confirmedPhone: PHONE }), EVENTS.unconfirmed);
    expect(unknown).toMatchObject({ serverError: UNCONFIRMED, confirmedPhone: null });
  });

  it('that is missing, or whose phone is no longer confirmed, shows an error', () => {
    expect(after(at('fetching'), EVENTS.missing).serverError).toBe(MISSING);
    expect(after(at('fetching'), EVENTS.unconfirmed)).toMatchObject({
      serverError: UNCONFIRMED,
      confirmedPhone: null,
    });
  });
});
