import type { Header } from '@netlify/headers-parser';
import { DEFAULT_CACHE } from '../serve-site/static-site.ts';
import { StopError } from '../../system/stop-error.ts';
import { literal, map, matching } from './quoted.ts';

export type HeaderParts = {
  /** A variable for each header, by the requested path. */
  readonly maps: readonly string[];
  /** The directives that send them with a file, whatever its status. */
  readonly sent: readonly string[];
  /** Files whose media type differs from that of their extension. */
  readonly types: readonly { readonly path: string; readonly type: string }[];
};

const variable = (name: string) => `header_${name.replaceAll('-', '_')}`;

const isType = (name: string) => name.toLowerCase() === 'content-type';

/** nginx sends one media type per location, so a rule for it has to be for a single path. */
function typesIn(rules: readonly Header[]): HeaderParts['types'] {
  return rules.flatMap(({ for: path, values }) => {
    const named = Object.entries(values).find(([name]) => isType(name));
    if (!named) return [];
    if (/[*:]/.test(path)) {
      throw new StopError(`A rule for Content-Type has to name one file, not ${path}.`);
    }
    return { path, type: named[1] };
  });
}

/** The header rules as nginx applies them: as in ours, the last rule that names a header wins. */
export function headerParts(rules: readonly Header[]): HeaderParts {
  const byName = new Map<string, string[]>();
  const otherwise = new Map<string, string>(Object.entries(DEFAULT_CACHE));
  for (const name of otherwise.keys()) byName.set(name, []);
  /** The value of a rule for all paths overrides all rules before it. */
  const everywhere = new Map<string, string>();
  for (const { for: path, forRegExp, values } of rules.toReversed()) {
    for (const [given, value] of Object.entries(values)) {
      const name = given.toLowerCase();
      if (isType(name)) continue;
      const lines = byName.get(name) ?? [];
      const isHidden = everywhere.has(name);
      if (!isHidden && path === '/*') everywhere.set(name, value);
      const own =
        isHidden || path === '/*' ? [] : [matching(forRegExp.source, literal(value), true)];
      byName.set(name, [...lines, ...own]);
    }
  }
  return {
    maps: [...byName].map(([name, lines]) =>
      map(
        '$asked',
        variable(name),
        lines,
        literal(everywhere.get(name) ?? otherwise.get(name) ?? ''),
      ),
    ),
    sent: [...byName.keys()].map((name) => `add_header ${name} $${variable(name)} always;`),
    types: typesIn(rules),
  };
}
