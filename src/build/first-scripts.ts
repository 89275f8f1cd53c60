import { AWAITED, EARLY } from '../client/page/early-signs.ts';

/**
 * Starts the scripts that stand in the template before it: once the page has loaded and was painted,
 * so that nothing competes with its largest picture, or at a sign of life or a step in the history
 * before that, which it notes for src/boot. The text is the same on every page, so that one hash
 * allows it in a content security policy. Scripts of a template start when they are put into the
 * document, and trusted types need no exception for them as for an address that a script sets.
 */
export const FIRST_SCRIPTS_LOADER = `early=[location.href];
(function(t){
function go(){document.body.appendChild(t.content)}
"${EARLY.join(' ')}".split(" ").forEach(function(n){addEventListener(n,function(e){early&&early.push(e)&&go()},true)});
document.querySelector("${AWAITED}")?go():addEventListener("load",function(){requestAnimationFrame(function(){setTimeout(go)})})
})(document.currentScript.previousSibling)`;

/** Scripts that begin only then. */
export const afterFirstPaint = (scripts: string): string =>
  `<template>${scripts}</template><script>${FIRST_SCRIPTS_LOADER}</script>`;
