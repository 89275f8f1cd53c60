import { expect, it } from '@jest/globals';
import { calendarFile } from '../../client/files/calendar-file.ts';
import { lastDay } from './certificate-day.ts';
import { exampleCertificate } from '../../../tests/examples/certificate-flow.ts';

it('is the whole last day of the certificate, at its optician', () => {
  const file = calendarFile(lastDay(exampleCertificate()), new Date()).replaceAll('\r\n ', '');
  expect(file).toContain('\r\nDTSTART;VALUE=DATE:20261221\r\nDTEND;VALUE=DATE:20261222\r\n');
  expect(file).toContain('LOCATION:Казань\\, улица Баумана\\, 1\r\n');
});
