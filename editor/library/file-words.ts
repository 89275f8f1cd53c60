import type { LibraryFile } from '../../contract/schemas/library.ts';
import { momentWords } from '../words/moments.ts';
import { sizeWords } from './file-faults.ts';
import { sizesLine } from './size-words.ts';

type About = Pick<
  LibraryFile,
  'name' | 'bytes' | 'width' | 'height' | 'uploaded_by' | 'uploaded_at'
>;

/** «foto.jpg, 300 КБ, 25 ноября в 18:30, Вера. 1 600 × 900 точек…». */
export function aboutFile({
  name,
  bytes,
  width,
  height,
  uploaded_by: by,
  uploaded_at: at,
}: About): string {
  const parts = [name, sizeWords(bytes), momentWords(at), by].filter(Boolean).join(', ');
  return width && height ? `${parts}. ${sizesLine({ width, height })}` : parts;
}
