import { cloneElement, isValidElement, type ReactNode } from 'react';

type Written = { readonly name?: string; readonly 'data-identity'?: string | undefined };

const UNREAD = ['generator', 'styles'];

/**
 * Removes what nobody needs from a page's head: Gatsby's version, a mark on each sheet that only its
 * development server reads, and the digest of the styles, which only has to be in the page's code.
 */
export const leanHead = (head: readonly ReactNode[]): ReactNode[] =>
  head.flatMap((node) => {
    if (!isValidElement<Written>(node)) return [node];
    if (node.type === 'meta' && UNREAD.includes(node.props.name ?? '')) return [];
    return node.type === 'style' ? [cloneElement(node, { 'data-identity': undefined })] : [node];
  });
