import { hasAnsweredCity } from '../stores/has-answered-city.ts';
import { isDue, turnOf, type Prompt } from './prompt-queue.ts';

const root = () => document.documentElement;
const lineOf = (prompt: Prompt) => document.querySelector<HTMLElement>(`[data-asks="${prompt}"]`);

/**
 * The questions that are open according to the marks on `<html>`. Without analytics there is no
 * consent question.
 */
function openPrompts(): ReadonlySet<Prompt> {
  const { consent, nearCity } = root().dataset;
  const open = new Set<Prompt>();
  if (consent === undefined && lineOf('consent')) open.add('consent');
  if (nearCity !== undefined) open.add('city');
  return open;
}

/** A custom property: the height of the window that a visible prompt covers. */
const HEIGHT = '--prompt-height';

/**
 * The elements that must stay clear of a prompt. The property is set on each of them and not inherited
 * (tokens.css): otherwise the styles of the whole page would be recalculated.
 */
const clearing = () => [root(), ...document.querySelectorAll<HTMLElement>('[data-clears-prompt]')];

/**
 * Requests the nearby city once it may be offered, so not for visitors who leave before that. Its code is
 * loaded only then, and never for those who have answered.
 */
function offerCity(): void {
  import('./offer-near-city.ts').then(
    ({ offerNearCity }) => offerNearCity(),
    () => undefined,
  );
}

/**
 * Shows one prompt at a time: `data-prompt` on `<html>` names the current one, `data-prompt-due`
 * says that it may be shown. Styles depend on both (Prompt.module.css).
 * @returns a function that stops it.
 */
export function watchPrompts(): () => void {
  let turn: Prompt | null = null;
  let since: number | null = null;
  let isCityAsked = false;

  const sizes = new ResizeObserver(() => {
    const line = turn && lineOf(turn);
    const height = `${line ? line.offsetHeight : 0}px`;
    for (const { style } of clearing()) style.setProperty(HEIGHT, height);
  });

  const take = (next: Prompt | null) => {
    sizes.disconnect();
    // After the consent answer the next prompt waits; a reopened consent question is shown immediately.
    if (turn === 'consent') since = scrollY;
    else if (next === 'consent') since = null;
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
    const isTime = isDue(place);
    root().toggleAttribute('data-prompt-due', next !== null && isTime);
    if (next === 'consent' || !isTime || isCityAsked) return;
    isCityAsked = true;
    if (!hasAnsweredCity()) offerCity();
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
