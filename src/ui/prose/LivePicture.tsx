import { isPictureWidth, PICTURE_WIDTHS } from '../../rich-text/picture-widths.ts';
import { OWN_PICTURE } from '../../rich-text/text-pictures.ts';
import { Picture } from '../pictures/Picture.tsx';
import { withSizes } from '../pictures/with-sizes.ts';

/** A picture in a live text: one of the backend's own, with the size that was added on saving. */
export function LivePicture({ element }: { element: Element }) {
  const valueOf = (name: string) => element.getAttribute(name) ?? '';
  const src = valueOf('src');
  const [width, height] = [Number(valueOf('width')), Number(valueOf('height'))];
  if (!OWN_PICTURE.test(src) || !(width > 0 && height > 0)) return null;
  const place = element.closest('figure')?.getAttribute('data-width') ?? undefined;
  const { sizes } = PICTURE_WIDTHS[isPictureWidth(place) ? place : 'text'];
  return <Picture picture={withSizes({ src, alt: valueOf('alt'), width, height })} sizes={sizes} />;
}
