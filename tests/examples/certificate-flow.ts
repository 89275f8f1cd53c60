import type { Certificate } from '../../contract/schemas/certificate.ts';
import { EMPTY_FORM, type FlowForm } from '../../src/features/certificate/flow/flow-form.ts';

/** A complete form, for tests. */
export const exampleForm = (over: Partial<FlowForm> = {}): FlowForm => ({
  ...EMPTY_FORM,
  name: 'Анна',
  lastname: 'Смирнова',
  phone: '+7 999 000-00-03',
  email: 'anna@example.ru',
  isLoyaltyMember: 'yes',
  opticId: 12,
  opticAddress: 'Оптика «Взгляд», Казань, улица Баумана, 1',
  policy: true,
  consentVersions: { policy: '2026-11-01' },
  ...over,
});

/** A certificate, for tests. */
export const exampleCertificate = (over: Partial<Certificate> = {}): Certificate => ({
  id: 1,
  number: 'YA-0001-2345',
  state: 'issued',
  holder: 'Анна Смирнова',
  issued_on: '2026-11-21',
  valid_to: '2026-12-21',
  code: 'YA00012345',
  resend_in: 60,
  updated_at: '2026-11-21T10:00:00.000Z',
  optician: {
    id: 12,
    title: 'Оптика «Взгляд»',
    kind: 'optician',
    city: { id: 6285, title: 'Казань' },
    address: 'улица Баумана, 1',
    lat: 55.79,
    lon: 49.11,
    phone: '8 800 000-00-12',
    metro: 'Кремлёвская',
    hours: [{ days: 'Пн–Пт', open: '10:00', close: '20:00' }],
    lens_types: ['toric'],
    website: null,
    updated_at: '2026-11-21T10:00:00.000Z',
    revision: 1,
  },
  ...over,
});
