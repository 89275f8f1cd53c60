/** Limits of a query: its depth, and the number of objects. */
import {
  getNamedType,
  GraphQLError,
  isLeafType,
  Kind,
  type ASTVisitor,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type ValidationContext,
} from 'graphql';
import { createComplexityRule, type ComplexityEstimator } from 'graphql-query-complexity';

/** Levels of fields: a section, its articles, their tags and the articles of those take eleven. */
const DEPTH_MAX = 12;

/** Maximum number of objects that a query could return. */
const COST_MAX = 20_000;

/** Assumed length of a list of references, which has no pages. */
const REFERENCES = 10;

const isIntrospection = (name: string) => name.startsWith('__');

type Selecting = OperationDefinitionNode | FragmentDefinitionNode | SelectionNode;

/** The number of levels below a node, not counting introspection. */
function depthOf(node: Selecting, context: ValidationContext, depths: Map<string, number>): number {
  if (node.kind === Kind.FIELD && isIntrospection(node.name.value)) return 0;
  if (node.kind === Kind.FRAGMENT_SPREAD) {
    const name = node.name.value;
    const [known, fragment] = [depths.get(name), context.getFragment(name)];
    if (known !== undefined || !fragment) return known ?? 0;
    // Another rule refuses a fragment that contains itself.
    depths.set(name, 0);
    const depth = depthOf(fragment, context, depths);
    depths.set(name, depth);
    return depth;
  }
  const inner = node.selectionSet?.selections ?? [];
  const deepest = Math.max(0, ...inner.map((one) => depthOf(one, context, depths)));
  return node.kind === Kind.FIELD ? deepest + 1 : deepest;
}

/** Refuses a query with too many levels. */
export const depthRule = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition(operation) {
    const depth = depthOf(operation, context, new Map());
    if (depth <= DEPTH_MAX) return;
    const message = `Запрос слишком глубокий: уровней\u00a0${depth}, можно\u00a0${DEPTH_MAX}`;
    context.reportError(new GraphQLError(message, { nodes: [operation] }));
  },
});

/** Marks the items of a page, whose number is an argument of the page. */
export const PAGE_ITEMS = { isPageItems: true };

/** Counts objects, multiplying everything below a list by its maximum length. */
const objects: ComplexityEstimator = ({ field, args, childComplexity }) => {
  if (isIntrospection(field.name) || isLeafType(getNamedType(field.type))) return 0;
  const count: unknown = args['count'];
  // A negative count, which is refused later, would offset other parts of the query.
  if (typeof count === 'number') return 1 + Math.max(count, 1) * childComplexity;
  if (field.extensions['isPageItems'] === true) return 1 + childComplexity;
  const isList = field.type.toString().includes('[');
  return isList ? REFERENCES * (1 + childComplexity) : 1 + childComplexity;
};

/** Refuses a query that could return too many objects. */
export const costRule = (variables: Record<string, unknown>) =>
  createComplexityRule({
    maximumComplexity: COST_MAX,
    variables,
    estimators: [objects],
    createError: (most, actual) =>
      new GraphQLError(`Запрос слишком велик: объектов до\u00a0${actual}, можно\u00a0${most}`),
  });
