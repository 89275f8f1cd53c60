import type { AnalyticsEvent, ClickLabel } from './analytics.ts';

const LABELS: readonly ClickLabel[] = ['headerButton', 'footerButton'];

/** The link or button that contains the click target. */
const CLICKABLE = 'a[href], button, summary';

/** The name of a link: the one for counters, if it shows what is personal; its label, or its visible text. */
function textOf(element: Element): string {
  const given = element.closest<HTMLElement>('[data-said]')?.dataset['said'];
  const label = given ?? element.getAttribute('aria-label');
  const text = label ?? (element instanceof HTMLElement ? element.innerText : element.textContent);
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

const urlOf = (element: Element) => (element instanceof HTMLAnchorElement ? element.href : '');

/**
 * The events of a click: the place in the frame (`data-track` with the label), the goal it reaches
 * (`data-goal`), and the event that the content names for it (`data-event`). A click outside links
 * and buttons has none.
 */
export function eventsOfClick(target: Element): AnalyticsEvent[] {
  const clicked = target.closest(CLICKABLE);
  if (!clicked) return [];
  const said = { text: textOf(clicked), url: urlOf(clicked) };
  const place = clicked.closest<HTMLElement>('[data-track]')?.dataset['track'];
  const label = LABELS.find((known) => known === place);
  const events: AnalyticsEvent[] = label ? [{ event: 'click', label, ...said }] : [];
  if (clicked.closest('[data-goal="free-trial"]')) {
    events.push({ event: 'goal', goal: 'free-trial', ...said });
  }
  const named = clicked.closest<HTMLElement>('[data-event]')?.dataset['event'];
  if (named) events.push({ event: 'banner', goal: named, ...said });
  return events;
}
