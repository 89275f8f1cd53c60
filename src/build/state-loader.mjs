import { readFileSync } from 'node:fs';
import { EARLY, splitStates, STATES } from './split-states.ts';

/**
 * Imports a style sheet as two parts, so that they can go into different files. A sheet without states is
 * imported whole. This is a JavaScript file because webpack loads it directly.
 * @this {{ resourcePath: string, resourceQuery: string }}
 */
export function pitch() {
  const { resourcePath, resourceQuery } = this;
  if (resourceQuery !== '') return undefined;
  if (splitStates(readFileSync(resourcePath, 'utf8')).states === '') return undefined;
  const part = (/** @type {string} */ query) => JSON.stringify(resourcePath + query);
  return `export * from ${part(EARLY)};\nimport ${part(STATES)};\n`;
}

/**
 * The part of a style sheet that the query names.
 * @this {{ resourceQuery: string }}
 * @param {string} text
 */
export default function statesOf(text) {
  const { resourceQuery } = this;
  if (resourceQuery !== EARLY && resourceQuery !== STATES) return text;
  const { early, states } = splitStates(text);
  return resourceQuery === EARLY ? early : states;
}
