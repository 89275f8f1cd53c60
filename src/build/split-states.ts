import { parse, type AtRule, type ChildNode, type Container, type Rule } from 'postcss';

/** A style sheet in two parts: rules for the first paint, and rules for interaction. */
export type SplitSheet = { readonly early: string; readonly states: string };

/** Queries for importing the two parts of a style sheet. */
export const EARLY = '?early';
export const STATES = '?states';

const NEGATED = /:not\((?:[^()]|\([^()]*\))*\)/g;
const STATE = /:(?:hover|active|focus(?:-visible|-within)?|popover-open|modal)(?![\w-])/;
const CHOSEN = /\[data-(?:text-size|letter-spacing|line-spacing|pictures|pressed|leaving)\b/;

/**
 * Whether a selector matches nothing before the visitor has pointed at, reached or opened something, or has
 * chosen a view: for such a visitor the late styles load before the first paint (docs/decisions/153).
 */
function isState(selector: string): boolean {
  const asserted = selector.replaceAll(NEGATED, '');
  return STATE.test(asserted) || CHOSEN.test(asserted);
}

/** Declarations that have no effect until something changes. */
const UNSEEN = /^(?:transition(?:-.*)?|cursor)$/;

const isPaper = ({ name, params }: AtRule) => name === 'media' && params === 'print';

/** Whether an at-rule contains style rules, unlike an animation or a font. */
const holdsRules = ({ name }: AtRule) => ['media', 'supports', 'layer', 'container'].includes(name);

/** Removes a node that has nothing left, and its parents likewise. */
function dropIfEmpty(node: ChildNode): void {
  if ('nodes' in node && node.nodes?.length === 0) node.remove();
}

/** A late rule for all elements would recalculate the styles of the whole page. */
const isForAll = ({ selectors }: Rule) => selectors.includes('*');

function keepDeclarations(rule: Rule, isKept: (property: string) => boolean): void {
  rule.each((node) => {
    if (node.type === 'decl' && !isKept(node.prop)) node.remove();
  });
}

function toEarly(container: Container): void {
  container.each((node) => {
    if (node.type === 'rule') {
      const seen = node.selectors.filter((selector) => !isState(selector));
      if (seen.length === 0) return void node.remove();
      node.selectors = seen;
      if (!isForAll(node)) keepDeclarations(node, (property) => !UNSEEN.test(property));
    } else if (node.type === 'atrule' && isPaper(node)) {
      node.remove();
    } else if (node.type === 'atrule' && holdsRules(node)) {
      toEarly(node as Container);
    }
    dropIfEmpty(node);
  });
}

/** The specificity of a selector, with all selectors of a list in brackets counted. */
function weightOf(selector: string): string {
  const bare = selector.replace(/:where\([^)]*\)/g, '').replace(/:(?:is|not|has|global)\b/g, '');
  const middle = /\.[\w-]+|\[[^\]]+\]|(?<!:):[\w-]+/g;
  const [ids, names] = [
    bare.match(/#[\w-]+/g),
    bare.replace(middle, ' ').match(/(?<![\w#-])[a-z]/g),
  ];
  return [ids, bare.match(middle), names].map((found) => found?.length ?? 0).join();
}

/** What the rules of states above have set, with their specificity. */
type Above = { readonly property: string; readonly weight: string }[];

const isPartOf = (property: string, whole: string) => `${property}-`.startsWith(`${whole}-`);

/** Whether a declaration overrides one of them only by standing below it, `background` also `background-color`. */
const overrides = (above: Above, selectors: readonly string[]) => {
  const weights = new Set(selectors.map(weightOf));
  const equal = above.filter(({ weight }) => weights.has(weight));
  return (own: string) =>
    equal.some(({ property }) => isPartOf(property, own) || isPartOf(own, property));
};

function toStates(container: Container, above: Above): void {
  container.each((node) => {
    if (node.type === 'atrule') {
      if (isPaper(node)) return;
      if (!holdsRules(node)) return void node.remove();
      toStates(node as Container, above);
    } else if (node.type === 'rule') {
      const states = node.selectors.filter(isState);
      const seen = node.selectors.filter((selector) => !isState(selector));
      if (seen.length > 0 && !isForAll(node)) {
        const late = node.cloneBefore({ selectors: seen });
        const isBelow = overrides(above, seen);
        keepDeclarations(late, (property) => UNSEEN.test(property) || isBelow(property));
        dropIfEmpty(late);
      }
      if (states.length === 0) return void node.remove();
      node.selectors = states;
      for (const weight of new Set(states.map(weightOf)))
        node.walkDecls(({ prop: property }) => void above.push({ property, weight }));
    }
    dropIfEmpty(node);
  });
}

const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;
const classesIn = (text: string) => new Set([...text.matchAll(CLASS)].map(([, name = '']) => name));

/**
 * Splits the style sheet of a component. Rules for hover, press and focus, print, transitions and cursors are
 * not needed for the first paint (docs/decisions/185). What overrides a state by standing below it, as
 * `:checked` below `:hover`, is in both parts: it would stand above it in the first one alone.
 * @param text of a CSS module without nested rules.
 * @returns both parts, in the order of the sheet; `states` is empty when there are none.
 */
export function splitStates(text: string): SplitSheet {
  const early = parse(text);
  toEarly(early);
  const states = parse(text);
  toStates(states, []);
  const kept = early.toString();
  // A module exports the classes it contains; the minifier drops the empty rules.
  const known = classesIn(kept);
  const names = [...classesIn(text)].filter((name) => !known.has(name));
  return {
    early: kept + names.map((name) => `\n.${name} {}`).join(''),
    states: states.nodes.some(({ type }) => type !== 'comment') ? states.toString() : '',
  };
}
