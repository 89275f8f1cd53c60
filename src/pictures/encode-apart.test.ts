import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { png } from '../../tests/unit/png.ts';
import { encodeApart } from './encode-apart.ts';

const variants = [
  { width: 40, format: 'webp' },
  { width: 80, format: 'avif' },
] as const;

test('encodes the variants of a picture', async () => {
  const files = await encodeApart({ original: await png(120, 60), variants });
  const sizes = await Promise.all(
    files.map(async ({ variant, bytes }) => {
      const { width, height, format } = await sharp(bytes).metadata();
      return [variant, width, height, format];
    }),
  );
  expect(sizes).toEqual([
    [variants[1], 80, 40, 'heif'],
    [variants[0], 40, 20, 'webp'],
  ]);
});

test('a picture that cannot be encoded stops no other one, nor those that come later', async () => {
  const original = await png(120, 60);
  const [failed, encoded] = await Promise.allSettled([
    encodeApart({ original: Buffer.from('<html>'), variants }),
    encodeApart({ original, variants }),
  ]);
  expect([failed.status, encoded.status]).toEqual(['rejected', 'fulfilled']);
  expect(await encodeApart({ original, variants })).toHaveLength(2);
});

test('an error of a picture is none of the system', async () => {
  const broken = encodeApart({ original: Buffer.from('<html>'), variants });
  await expect(broken).rejects.not.toHaveProperty('syscall');
});
