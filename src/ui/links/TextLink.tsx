import { addressKind } from './address-kind.ts';
import { Anchor, type AnchorProps } from './Anchor.tsx';
import { classNames } from '../rendering/class-names.ts';
import { Icon } from '../signs/Icon.tsx';
import * as css from './TextLink.module.css';

type Props = AnchorProps & {
  /**
   * `inline` is part of a sentence, `standalone` is a separate line and tall enough for a finger.
   */
  kind?: 'inline' | 'standalone';
  /** An arrow after the text: «Все статьи →». */
  arrow?: boolean;
};

/** A text link; one that leaves the site has a mark. */
export function TextLink({ kind = 'inline', arrow = false, className, children, ...rest }: Props) {
  const leaves = addressKind(rest.url) === 'site';
  return (
    <Anchor
      {...rest}
      className={classNames(css.root, kind === 'standalone' && css.standalone, className)}
    >
      {children}
      {leaves && (
        <span className={css.sign}>
          <Icon name="external" size={16} className={css.external} />
        </span>
      )}
      {arrow && !leaves && (
        <span className={css.sign}>
          <Icon name="arrow-right" size={20} className={css.arrow} />
        </span>
      )}
    </Anchor>
  );
}
