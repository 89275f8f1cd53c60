import { AWAITED, EARLY } from '../client/page/early-signs.ts';

/**
 * Starts the scripts in the template before it after the page has loaded and painted, so that nothing
 * competes with its largest picture; after its first paint if somebody waits for them; or at the first
 * interaction or step in the history, which it notes for src/boot. The text is the same on every page, so that
 * one hash in the content security policy allows it. Scripts in a template start when they are inserted into the
 * document, and trusted types need no exception for them, unlike for an address that a script sets.
 */
export const FIRST_SCRIPTS_LOADER = `early=[location.href];
(function(t){
function go(){document.body.appendChild(t.content)}
"${EARLY.join(' ')}".split(" ").forEach(function(n){addEventListener(n,function(e){early&&early.push(e)&&go()},true)});
document.querySelector("${AWAITED}")?new PerformanceObserver(go).observe({type:"paint",buffered:true}):addEventListener("load",function(){requestAnimationFrame(function(){setTimeout(go)})})
})(document.currentScript.previousSibling)`.replaceAll('\n', '');

/** Wraps scripts that start only then. */
export const afterFirstPaint = (scripts: string): string =>
  `<template>${scripts}</template><script>${FIRST_SCRIPTS_LOADER}</script>`;
