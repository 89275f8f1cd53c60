import type { Picture as ContractPicture } from '../../../contract/fields.ts';
import { classNames } from '../../ui/rendering/class-names.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import * as css from './ProductGallery.module.css';

type Props = { title: string; pictures: ContractPicture[] };

const SIZES = '(min-width: 1280px) 36rem, (min-width: 820px) 46vw, 92vw';

/**
 * The product's pictures. A scroll-snap row, with thumbnails below it that are plain links to their
 * pictures: nothing here needs a script.
 */
export function ProductGallery({ title, pictures }: Props) {
  const idOf = (index: number) => `foto-${String(index + 1)}`;
  return (
    <div className={css.root}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the focus lets the arrow keys scroll it */}
      <div className={css.line} role="group" aria-label={`Фотографии: ${title}`} tabIndex={0}>
        {pictures.map((picture, index) => (
          <div key={picture.src} id={idOf(index)} className={css.frame}>
            <Picture
              picture={picture}
              sizes={SIZES}
              priority={index === 0}
              className={classNames(css.picture)}
            />
          </div>
        ))}
      </div>
      {pictures.length > 1 && (
        <ul className={css.thumbs} role="list" data-screen="">
          {pictures.map((picture, index) => (
            <li key={picture.src}>
              <a
                href={`#${idOf(index)}`}
                className={css.thumb}
                aria-label={`Фотография ${String(index + 1)}`}
              >
                <Picture
                  picture={{ ...picture, alt: '' }}
                  sizes="5rem"
                  className={classNames(css.picture)}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
