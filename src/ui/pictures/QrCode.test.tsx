/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { QrCode } from './QrCode.tsx';

it('shows no code of an earlier text', async () => {
  const { rerender } = render(<QrCode text="anna" label="QR" />);
  await screen.findByRole('img', { name: 'QR' });
  rerender(<QrCode text={null} label="QR" />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<QrCode text="olga" label="QR" />);
  expect(screen.queryByRole('img')).toBeNull();
  await screen.findByRole('img', { name: 'QR' });
});
