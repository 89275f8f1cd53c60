import { Link } from 'gatsby';
import { useContext, type MouseEventHandler, type ReactNode } from 'react';
import { addressKind } from './address-kind.ts';
import { PersonalArea } from './personal-area.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

export type AnchorProps = {
  url: string;
  children: ReactNode;
  className?: string | undefined;
  /**
   * Added when the page shown is this one or lies below it. Only for links that know where they
   * are: built once for all pages, a header does not until it is alive (see `useHydrated`).
   */
  activeClassName?: string | undefined;
  current?: 'page' | 'true' | undefined;
  rel?: 'prev' | 'next' | undefined;
  label?: string | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
};

const NEW_TAB = ' (откроется в\u00a0новой вкладке)';

/**
 * The one place that knows how to link: within the site without reloading, elsewhere in a new tab
 * and said so aloud. `TextLink` and `Button` dress it.
 */
export function Anchor({
  url,
  children,
  className,
  activeClassName,
  current,
  rel,
  label,
  onClick,
}: AnchorProps) {
  const kind = addressKind(url, useContext(PersonalArea));
  if (kind === 'page') {
    return (
      <Link
        to={url}
        {...(className && { className })}
        {...(activeClassName
          ? { activeClassName, partiallyActive: true }
          : { 'aria-current': current })}
        {...(onClick && { onClick })}
        rel={rel}
        aria-label={label}
      >
        {children}
      </Link>
    );
  }
  if (kind === 'plain') {
    return (
      <a href={url} className={className} onClick={onClick} aria-label={label}>
        {children}
      </a>
    );
  }
  return (
    <a
      href={url}
      className={className}
      onClick={onClick}
      target="_blank"
      rel="noopener"
      // A label replaces all that stands inside, the hidden words too.
      aria-label={label === undefined ? undefined : label + NEW_TAB}
    >
      {children}
      {label === undefined && <VisuallyHidden>{NEW_TAB}</VisuallyHidden>}
    </a>
  );
}
