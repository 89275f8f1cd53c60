/** Pictures of a clipboard: embedded ones are uploaded, others cannot be pasted. */
import { innerFirst } from './elements.ts';

export type Lost = { readonly onDisk: number; readonly elsewhere: number };

const OWN = /^\/media\/[\w-]+\.(?:png|jpg|webp|avif)$/;
const INSIDE = /^data:image\//i;
/** Of a file that this tab is still uploading. */
const WAITING = /^blob:/;
/** Messengers and mail show an emoji as a picture that it describes. */
const EMOJI =
  /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[#*\d]\ufe0f?\u20e3)[\p{Extended_Pictographic}\p{Emoji_Modifier}\u200d\ufe0f]*$/u;

/** Whether a picture of the editor can have this address. */
export const isHere = (src: string): boolean =>
  OWN.test(src) || INSIDE.test(src) || WAITING.test(src);

function stand(picture: Element): void {
  const figure = picture.ownerDocument.createElement('figure');
  // A picture inside a paragraph moves in front of it.
  const line = picture.closest('p, h1, h2, h3, h4, h5, h6') ?? picture;
  if (picture.closest('figure')) return;
  line.before(figure);
  figure.append(picture);
}

/** @returns how many pictures could not be pasted, and where they are. */
export function settlePictures(root: Element, origin: string): Lost {
  let [onDisk, elsewhere] = [0, 0];
  for (const picture of innerFirst(root, 'img')) {
    const written = picture.getAttribute('src') ?? '';
    const src = written.startsWith(`${origin}/`) ? written.slice(origin.length) : written;
    const described = picture.getAttribute('alt') ?? '';
    if (EMOJI.test(described) && !OWN.test(src)) {
      picture.replaceWith(described);
      continue;
    }
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
