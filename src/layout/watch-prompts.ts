import { isDue, turnOf, type Prompt } from './prompt-queue.ts';

const root = () => document.documentElement;
const lineOf = (prompt: Prompt) => document.querySelector<HTMLElement>(`[data-asks="${prompt}"]`);

/** What the marks of `<html>` say is not settled yet. Where nobody counts there is no question. */
function openPrompts(): ReadonlySet<Prompt> {
  const { consent, nearCity } = root().dataset;
  const open = new Set<Prompt>();
  if (consent === undefined && lineOf('consent')) open.add('consent');
  if (nearCity !== undefined) open.add('city');
  return open;
}

/** A style of `<html>`: how much of the window a prompt takes when it is seen. */
const HEIGHT = '--prompt-height';

/**
 * Puts one prompt at a time: `data-prompt` on `<html>` says whose turn it is, `data-prompt-due` that
 * it may be seen. Styles show it by that (Prompt.module.css).
 * @returns ends it.
 */
export function watchPrompts(): () => void {
  let turn: Prompt | null = null;
  let since: number | null = null;

  const sizes = new ResizeObserver(() => {
    const line = turn && lineOf(turn);
    root().style.setProperty(HEIGHT, `${line ? line.offsetHeight : 0}px`);
  });

  const take = (next: Prompt | null) => {
    sizes.disconnect();
    // One that the visitor has asked for comes before its turn, and at once.
    since =
      turn && next && turn !== next && turnOf(new Set([turn, next])) === turn ? scrollY : null;
    turn = next;
    const line = next && lineOf(next);
    if (line) sizes.observe(line);
    if (next) root().dataset['prompt'] = next;
    else delete root().dataset['prompt'];
  };

  const look = () => {
    const next = turnOf(openPrompts());
    if (next !== turn) take(next);
    const place = { at: scrollY, since, height: innerHeight, page: root().scrollHeight };
    root().toggleAttribute('data-prompt-due', next !== null && isDue(place));
  };

  const marks = new MutationObserver(look);
  marks.observe(root(), { attributeFilter: ['data-consent', 'data-near-city'] });
  const ended = new AbortController();
  const listening = { passive: true, signal: ended.signal };
  addEventListener('scroll', look, listening);
  addEventListener('resize', look, listening);
  look();
  return () => {
    ended.abort();
    marks.disconnect();
    sizes.disconnect();
  };
}
