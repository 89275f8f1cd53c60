import { isValidElement, type ReactNode } from 'react';

/** The id of Gatsby's script that holds the path of a page. */
const PATH_SCRIPT = 'gatsby-script-loader';

/**
 * The end of a page without Gatsby's path script, whose text differs from page to page: the content security
 * policy could not allow it for all pages. The path is in an attribute instead.
 */
export const withoutPathScript = (end: readonly ReactNode[]): ReactNode[] =>
  end.filter((node) => !isValidElement<{ id?: string }>(node) || node.props.id !== PATH_SCRIPT);
