import type { Certificate } from '../../contract/schemas/certificate.ts';
import { exampleShop } from './shop.ts';

/** For tests of the personal area: a member's certificate, unused by default. */
export const exampleCertificate = (over: Partial<Certificate> = {}): Certificate => ({
  id: 1,
  number: 'YA-1',
  state: 'issued',
  holder: 'Анна Смирнова',
  issued_on: '2026-11-01',
  valid_to: '2026-12-01',
  code: 'YA1',
  resend_in: null,
  updated_at: '2026-11-01T10:00:00.000Z',
  optician: exampleShop(1),
  ...over,
});
