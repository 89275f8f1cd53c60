import { isValidElement, type ReactNode } from 'react';

/** The id that Gatsby gives the script with the path of a page. */
const PATH_SCRIPT = 'gatsby-script-loader';

/**
 * The end of a page without Gatsby's script of its path: it differs from page to page, and so
 * would the policy that has to allow it. The path stands in an attribute instead.
 */
export const withoutPathScript = (end: readonly ReactNode[]): ReactNode[] =>
  end.filter((node) => !isValidElement<{ id?: string }>(node) || node.props.id !== PATH_SCRIPT);
