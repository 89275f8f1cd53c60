import type { EdgeRoutes } from '../serve-site/edge-routes.ts';
import { map, matching } from './quoted.ts';

type Route = EdgeRoutes['manifest']['routes'][number];

/** Whether one route's condition on a header holds. */
function headerMap(name: string, match: NonNullable<Route['headers']>[string], target: string) {
  const source = `$http_${name.toLowerCase().replaceAll('-', '_')}`;
  if (match.matcher === 'regex') return map(source, target, [matching(match.pattern, '1')]);
  const [given, missing] = match.matcher === 'exists' ? ['1', '0'] : ['0', '1'];
  return map(source, target, [matching('.', given)], missing);
}

/**
 * Maps that set `$edge` to 1 where an edge function runs. They are made of the routes by which our
 * own server decides.
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
    const headers = Object.entries(route.headers ?? {}).map(([name, match], place) => {
      const target = `edge_${index}_header_${place}`;
      maps.push(headerMap(name, match, target));
      return `$${target}`;
    });
    const conditions = [`$${path}`, ...headers];
    const all = matching(`^1{${conditions.length}}$`, '1');
    maps.push(map(conditions.join(''), `edge_${index}`, [all]));
    parts.push(`$edge_${index}`);
  }
  return [...maps, map(parts.join(''), 'edge', [matching('1', '1')])];
}
