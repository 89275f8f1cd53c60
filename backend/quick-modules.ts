/**
 * Makes the backend's modules load in half the time. To be imported before any of them: by a module
 * that imports them only afterwards, or with `--import`.
 *
 * Node reads a package's manifest anew for each import of it and for each of its files. The one of
 * drizzle-orm has 180 kB; it is imported some sixty times and has some hundred files. So each of
 * its names is looked up once, and its files lead to each other by whole names. What has been
 * compiled is kept for the next process.
 */
import { enableCompileCache, registerHooks, type ResolveFnOutput } from 'node:module';

const PACKAGE = 'drizzle-orm';

const lookedUp = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(name, context, next) {
    if (name === PACKAGE || name.startsWith(`${PACKAGE}/`)) {
      const found = lookedUp.get(name) ?? { ...next(name, context), shortCircuit: true };
      lookedUp.set(name, found);
      return found;
    }
    const isInside =
      /^\.\.?\/.*\.js$/.test(name) && context.parentURL?.includes(`/node_modules/${PACKAGE}/`);
    if (!isInside) return next(name, context);
    const { href: url } = new URL(name, context.parentURL);
    return { url, format: 'module', shortCircuit: true };
  },
});
enableCompileCache();
