/** Pictures of a clipboard: those that are in it are uploaded, others cannot come along. */
import { innerFirst } from './elements.ts';

export type Lost = { readonly onDisk: number; readonly elsewhere: number };

const OWN = /^\/media\/[\w-]+\.(?:png|jpg|webp|avif)$/;
const INSIDE = /^data:image\//i;

function stand(picture: Element): void {
  const figure = picture.ownerDocument.createElement('figure');
  // In a line it would not have a place of its own.
  const line = picture.closest('p, h1, h2, h3, h4, h5, h6') ?? picture;
  if (picture.closest('figure')) return;
  line.before(figure);
  figure.append(picture);
}

/** @returns how many pictures could not come along, and where they are. */
export function settlePictures(root: Element, origin: string): Lost {
  let [onDisk, elsewhere] = [0, 0];
  for (const picture of innerFirst(root, 'img')) {
    const written = picture.getAttribute('src') ?? '';
    const src = written.startsWith(`${origin}/`) ? written.slice(origin.length) : written;
    if (OWN.test(src) || INSIDE.test(src)) {
      picture.setAttribute('src', src);
      stand(picture);
      continue;
    }
    if (/^https?:/i.test(src)) elsewhere += 1;
    else onDisk += 1;
    picture.remove();
  }
  return { onDisk, elsewhere };
}
