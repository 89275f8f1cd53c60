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
   * A class added when the current page is this one or below it. Only for links that know the
   * current page: a header, built once for all pages, does not until it is hydrated (see
   * `useHydrated`).
   */
  activeClassName?: string | undefined;
  current?: 'page' | 'true' | undefined;
  rel?: 'prev' | 'next' | undefined;
  label?: string | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
};

const NEW_TAB = ' (откроется в\u00a0новой вкладке)';

/**
 * The only component that renders links: within the site without reloading, to other sites in a new
 * tab with a spoken note. `TextLink` and `Button` style it.
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
        // Gatsby would replace the page of another query: Back would skip a filter that was reset.
        replace={false}
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
      // A label replaces all content, including the hidden text.
      aria-label={label === undefined ? undefined : label + NEW_TAB}
    >
      {children}
      {label === undefined && <VisuallyHidden>{NEW_TAB}</VisuallyHidden>}
    </a>
  );
}
