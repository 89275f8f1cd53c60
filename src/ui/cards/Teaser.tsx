import type { ReactNode } from 'react';
import type { Picture as ContractPicture } from '../../../contract/fields.ts';
import { Card } from './Card.tsx';
import { CardLink } from './CardLink.tsx';
import { classNames } from '../rendering/class-names.ts';
import { FactLine } from './FactLine.tsx';
import { Picture } from '../pictures/Picture.tsx';
import * as css from './Teaser.module.css';

type Props = {
  title: string;
  url: string;
  lead?: string | undefined;
  picture: ContractPicture;
  /** `wide` 16:10 for scenes, `square` shows a package whole. */
  frame?: 'wide' | 'square';
  /** The displayed width of the picture, in the syntax of the `sizes` attribute. */
  sizes: string;
  /** The first picture that a visitor sees on the page. */
  priority?: boolean;
  heading?: 'h2' | 'h3';
  /** From 820 px up the picture is next to the text. */
  lying?: boolean;
  /** Facts above the title, and a line under the text. */
  above?: readonly ReactNode[];
  below?: ReactNode;
};

/** A card that links to a page: picture, title, a short text. All of it is the link. */
export function Teaser({
  title,
  url,
  lead,
  picture,
  frame = 'wide',
  sizes,
  priority = false,
  heading: Heading = 'h3',
  lying = false,
  above,
  below,
}: Props) {
  return (
    <Card as="article" interactive className={classNames(css.root, lying && css.lying)}>
      <div className={classNames(css.frame, css[frame])}>
        <Picture
          picture={picture}
          sizes={sizes}
          priority={priority}
          className={classNames(css.picture)}
        />
      </div>
      <div className={css.words}>
        {above !== undefined && <FactLine facts={above} />}
        <Heading className={css.title}>
          <CardLink url={url}>{title}</CardLink>
        </Heading>
        {lead !== undefined && <p className={css.lead}>{lead}</p>}
        {below !== undefined && <div className={css.below}>{below}</div>}
      </div>
    </Card>
  );
}
