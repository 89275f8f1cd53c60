import type { EdgeRoutes } from '../serve-site/edge-routes.ts';
import { map, matching } from './quoted.ts';

type Route = EdgeRoutes['manifest']['routes'][number];

/** Maps to `then`, a variable, where a header condition holds; it is evaluated nowhere else. */
function headerMap(
  name: string,
  match: NonNullable<Route['headers']>[string],
  target: string,
  then: string,
): string {
  const source = `$http_${name.toLowerCase().replaceAll('-', '_')}`;
  if (match.matcher === 'regex') return map(source, target, [matching(match.pattern, then)]);
  const [given, missing] = match.matcher === 'exists' ? [then, '0'] : ['0', then];
  return map(source, target, [matching('.', given)], missing);
}

/**
 * Maps that set `$edge` to 1 where an edge function runs. They are generated from the routes that our own
 * server uses.
 */
export function edgeMaps(routes: readonly Route[]): string[] {
  const always = routes.filter((route) => !route.headers && route.excluded_patterns.length === 0);
  const lines = always.map(({ pattern }) => matching(pattern, '1'));
  const maps = [map('$asked', 'edge_path', lines)];
  const parts = ['$edge_path'];
  for (const [index, route] of routes.entries()) {
    if (always.includes(route)) continue;
    const path = `edge_${index}_path`;
    const out = route.excluded_patterns.map((pattern) => matching(pattern, '0'));
    maps.push(map('$asked', path, [...out, matching(route.pattern, '1')]));
    let then = `$${path}`;
    for (const [place, [name, match]] of Object.entries(route.headers ?? {}).entries()) {
      const target = `edge_${index}_header_${place}`;
      maps.push(headerMap(name, match, target, then));
      then = `$${target}`;
    }
    parts.push(then);
  }
  return [...maps, map(parts.join(''), 'edge', [matching('1', '1')])];
}
