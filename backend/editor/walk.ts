type Visit = (path: string, name: string, value: unknown) => void;

/** Visits every nested value with its path: `sources.0.url`. */
export function walk(value: unknown, visit: Visit, path = '', name = ''): void {
  if (path) visit(path, name, value);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    walk(part, visit, path ? `${path}.${key}` : key, key);
  }
}
