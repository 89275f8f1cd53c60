import type { Picture } from '../../contract/fields.ts';

/** Fields that examples of all kinds share. */

export const stored = { updated_at: '2026-01-01T00:00:00.000Z', revision: 1 };
export const words = { title: 'Заголовок', text: 'Текст' };

export const examplePicture = (name = 'cover'): Picture => ({
  src: `/media/${name}.png`,
  alt: '',
  width: 1200,
  height: 800,
});

/** What a link is built from. */
type Pointed = { id: number; alias: string; title: string; url: string };

export const linkTo = ({ id, alias, title, url }: Pointed) => ({ id, alias, title, url });
