/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { Certificate } from '../../../contract/schemas/certificate.ts';
import { INITIAL_FLOW, type FlowState } from './flow/flow-state.ts';
import { exampleCertificate } from '../../../tests/examples/certificate-flow.ts';
import type { OwnCertificate as View } from './OwnCertificate.tsx';

/** The codes are drawn later; only the certificate's number matters here. */
jest.mock('../../subjects/certificates/CertificateCard.tsx', () => ({
  CertificateCard: ({ certificate }: { certificate: Certificate }) => certificate.number,
}));

let mockLineIsLost = false;
jest.mock('./OpticianChange.tsx', () => {
  if (mockLineIsLost) throw new Error('no network');
  return { OpticianChange: () => <h2>Выберите другой салон</h2> };
});

let OwnCertificate: typeof View;

beforeAll(async () => {
  // The calendar file needs one on import, and jsdom has none.
  globalThis.TextEncoder = TextEncoder;
  ({ OwnCertificate } = await import('./OwnCertificate.tsx'));
});
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const NUMBER = 'На\u00a0этот номер сертификат уже оформлен';

function show(state: Certificate['state'], already = true, more: Partial<FlowState> = {}): void {
  const certificate = { ...exampleCertificate(), state };
  const sending = { resendAt: 0, isResendCertificate: true, ...more };
  const flow = { ...INITIAL_FLOW, certificate, already, ...sending };
  render(<OwnCertificate state={flow} certificate={certificate} />);
}

it.each([
  ['redeemed', 'этот уже использован'],
  ['expired', 'срок этого уже вышел'],
  ['cancelled', 'этот уже отменён'],
] as const)('shows the state of a certificate that is %s', (state, words) => {
  show(state);
  expect(document.body.textContent).toContain(words);
});

it('focuses the note that the certificate already exists', () => {
  show('issued');
  expect(document.activeElement?.getAttribute('aria-label')).toBe(NUMBER);
});

it('focuses a new certificate, labelled as ready', () => {
  show('issued', false);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Сертификат готов');
});

it('stays when the list of other opticians fails to load, and retries on request', async () => {
  mockLineIsLost = true;
  show('issued');
  const press = async (name: RegExp) => {
    await act(async () => screen.getByRole('button', { name }).click());
    await act(async () => jest.advanceTimersByTimeAsync(10_000));
  };
  await press(/Сменить салон/);
  expect(screen.getByRole('alert').textContent).toContain('Не\u00a0удалось открыть список салонов');
  expect(screen.getByRole('group').textContent).toContain(exampleCertificate().number);
  mockLineIsLost = false;
  await press(/Попробовать ещё раз/);
  expect(screen.getByRole('heading', { name: 'Выберите другой салон' })).toBeDefined();
});

it.each([true, false])('names both actions that wait for the limit (already: %s)', (already) => {
  show('issued', already, { resendAt: Date.now() + 60_000 });
  for (const name of ['Сменить салон', /(Отправить|Прислать) ещё раз/])
    expect(screen.getByRole('button', { name }).hasAttribute('disabled')).toBe(true);
  expect(document.body.textContent).toContain(
    'Отправить ещё раз или\u00a0сменить салон можно через',
  );
});

it('says when the actions that the limit took away return', () => {
  show('issued', false, { isResendCertificate: false });
  expect(screen.queryByRole('button', { name: 'Сменить салон' })).toBeNull();
  expect(document.body.textContent).toContain('сменить салон получится завтра');
});
