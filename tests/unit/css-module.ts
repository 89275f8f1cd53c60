/** Stands in for every CSS module: a class is called as it is named. */
const names: Record<string, string> = new Proxy({}, { get: (_target, name) => String(name) });
export default names;
