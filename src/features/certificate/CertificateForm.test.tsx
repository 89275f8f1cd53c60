/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { SizedOnce } from '../../../tests/unit/sized-once.ts';
import { CertificateForm } from './CertificateForm.tsx';

globalThis.TextEncoder = TextEncoder;
globalThis.ResizeObserver = SizedOnce;
globalThis.fetch = () => new Promise(() => undefined);
/** jsdom has no layout. */
Element.prototype.scrollIntoView = () => undefined;

/** The connection is lost: the lazy chunk does not load. */
jest.mock('./form-rules.ts', () => {
  throw new Error('no network');
});

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('shows an error when the rules fail to load, and can be submitted again', async () => {
  render(<CertificateForm consents={[]} alive />);
  const send = screen.getByRole('button', { name: /Получить код/ });
  await act(async () => send.click());
  await act(async () => jest.advanceTimersByTimeAsync(10_000));
  const told = screen.getByText(/Не получилось проверить анкету/).closest('[role=alert]');
  expect(told).toBe(document.activeElement);
  expect(send.getAttribute('aria-disabled')).not.toBe('true');
});
