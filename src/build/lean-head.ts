import { cloneElement, isValidElement, type ReactNode } from 'react';

type Written = { readonly name?: string; readonly 'data-identity'?: string | undefined };

/**
 * Removes what nobody needs from Gatsby's head: its version, and a mark on each sheet that only its
 * development server reads.
 */
export const leanHead = (head: readonly ReactNode[]): ReactNode[] =>
  head.flatMap((node) => {
    if (!isValidElement<Written>(node)) return [node];
    if (node.type === 'meta' && node.props.name === 'generator') return [];
    return node.type === 'style' ? [cloneElement(node, { 'data-identity': undefined })] : [node];
  });
