import { extname } from 'node:path';

/** Names end in hashes, so the file behind a name never changes. */
const NAME = /^[a-z0-9-]{1,140}\.(?:png|jpg|webp|avif|pdf)$/;

const TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.pdf': 'application/pdf',
};

export const PDF = 'application/pdf';

/** Clients may cache a file for ever: its name changes with its content. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

/** The media type of a file by its name; null if the name is invalid. */
export const typeOfMedia = (name: string): string | null =>
  NAME.test(name) ? (TYPES[extname(name)] ?? null) : null;
