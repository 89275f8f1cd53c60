/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { ref } from 'valtio';
import type { Certificate } from '../../../../contract/schemas/certificate.ts';
import { toasts } from '../../../stores/toasts.ts';
import { backendOf, enter } from '../../../../tests/unit/member-backend.ts';
import { exampleCertificate } from '../../../../tests/examples/certificate.ts';
import { cancelRedeem, certificateList, redeem } from './certificates.ts';

const issued = exampleCertificate();
const redeemed = exampleCertificate({ state: 'redeemed' });
const listOf = (certificate: Certificate) => ({ items: [certificate], total: 1 });
const shown = () => certificateList.state.data?.items[0]?.state;

beforeEach(() => {
  enter('anna');
  toasts.shown = [];
  certificateList.state.data = ref(listOf(issued));
});

describe('marking a certificate', () => {
  it('shows it as used immediately', async () => {
    const backend = backendOf({
      'redeem.certificate': { accepted: true, id: 1 },
      certificates: listOf(redeemed),
    });
    const marking = redeem(issued);
    expect(shown()).toBe('redeemed');
    expect(await marking).toBe(true);
    const [asked] = backend.askedOf('redeem.certificate');
    expect(asked?.body).toEqual({ number: 'YA-1' });
    expect(asked?.attempt).toMatch(/^[\da-f]{32}$/);
  });

  it('removes the mark', async () => {
    certificateList.state.data = ref(listOf(redeemed));
    backendOf({
      'cancel.redeem.certificate': { accepted: true, id: 1 },
      certificates: listOf(issued),
    });
    expect(await cancelRedeem(redeemed)).toBe(true);
    expect(shown()).toBe('issued');
  });

  it('does not call a certificate valid that has expired since it was marked', async () => {
    certificateList.state.data = ref(listOf(redeemed));
    backendOf({
      'cancel.redeem.certificate': { accepted: true, id: 1 },
      certificates: listOf(exampleCertificate({ state: 'expired' })),
    });
    await cancelRedeem(redeemed);
    expect(toasts.shown.map(({ text }) => text)).toEqual(['Отметка снята']);
  });

  it('marks it anew once the mark is removed, even if the first mark never got its response', async () => {
    const backend = backendOf({ 'cancel.redeem.certificate': { accepted: true, id: 1 } });
    await redeem(issued);
    await cancelRedeem(redeemed);
    await redeem(issued);
    const [first, second] = backend.askedOf('redeem.certificate');
    expect(second?.attempt).not.toBe(first?.attempt);
  });

  it('restores it when the request is rejected, and says why', async () => {
    backendOf({
      'redeem.certificate': { refused: 'already_redeemed' },
      certificates: listOf(issued),
    });
    expect(await redeem(issued)).toBe(false);
    expect(shown()).toBe('issued');
    expect(toasts.shown.map(({ text }) => text)).toEqual(['Сертификат уже отмечен использованным']);
  });
});
