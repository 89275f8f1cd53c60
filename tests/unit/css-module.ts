/** Stands in for every CSS module: a class has its own name. */
const names: Record<string, string> = new Proxy({}, { get: (_target, name) => String(name) });
export default names;
