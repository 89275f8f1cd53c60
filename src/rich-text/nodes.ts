import { parseDocument } from 'htmlparser2';

export type Node = ReturnType<typeof parseDocument>['children'][number];
/** An element. */
export type Tag = Extract<Node, { attribs: object }>;
type Words = Extract<Node, { nodeType: 3 }>;

/** The maximum depth of nesting. */
const DEPTH_MAX = 100;

/** The kind of a node: an element, text or a comment. */
export const isTag = (node: Node): node is Tag => 'attribs' in node;
export const isWords = (node: Node): node is Words => node.nodeType === 3;
export const isComment = (node: Node): node is Extract<Node, { nodeType: 8 }> =>
  node.nodeType === 8;

/** The parent element of a node; null at the top. */
export const parentOf = ({ parent }: Node): Tag | null => (parent && isTag(parent) ? parent : null);

/** Whether a node is inside an element with one of the names. */
export function isInside(node: Node, names: ReadonlySet<string>): boolean {
  for (let around = parentOf(node); around; around = parentOf(around)) {
    if (names.has(around.name)) return true;
  }
  return false;
}

/** Every node in document order; null when they are nested too deep. */
export function nodesIn(top: readonly Node[]): Node[] | null {
  const found: Node[] = [];
  const left = top.toReversed().map((node) => ({ node, depth: 0 }));
  for (let next = left.pop(); next; next = left.pop()) {
    const { node, depth } = next;
    if (depth > DEPTH_MAX) return null;
    found.push(node);
    if (!isTag(node)) continue;
    for (const child of node.children.toReversed()) left.push({ node: child, depth: depth + 1 });
  }
  return found;
}
