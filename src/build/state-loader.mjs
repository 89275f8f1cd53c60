import { readFileSync } from 'node:fs';
import { EARLY, splitStates, STATES } from './split-states.ts';

/**
 * The design tokens: documents contain only those they use, so the second part has all of them again.
 * @param {string} path
 */
const isTokens = (path) => path.endsWith('tokens.css');

/** What elements inherit matters only when something sets a property. */
const REGISTRATION = /@property[^{]*\{[^}]*\}/g;

/**
 * Imports a style sheet as two parts, so that they can go into different files. A sheet without states is
 * imported whole. This is a JavaScript file because webpack loads it directly.
 * @this {{ resourcePath: string, resourceQuery: string }}
 */
export function pitch() {
  const { resourcePath, resourceQuery } = this;
  if (resourceQuery !== '') return undefined;
  if (!isTokens(resourcePath) && splitStates(readFileSync(resourcePath, 'utf8')).states === '')
    return undefined;
  const part = (/** @type {string} */ query) => JSON.stringify(resourcePath + query);
  return `export * from ${part(EARLY)};\nimport ${part(STATES)};\n`;
}

/**
 * The part of a style sheet that the query names.
 * @this {{ resourcePath: string, resourceQuery: string }}
 * @param {string} text
 */
export default function statesOf(text) {
  const { resourcePath, resourceQuery } = this;
  if (isTokens(resourcePath))
    return resourceQuery === EARLY ? text.replace(REGISTRATION, '') : text;
  if (resourceQuery !== EARLY && resourceQuery !== STATES) return text;
  const { early, states } = splitStates(text);
  return resourceQuery === EARLY ? early : states;
}
