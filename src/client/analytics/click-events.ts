import type { AnalyticsEvent, ClickLabel } from './analytics.ts';

const LABELS: readonly ClickLabel[] = ['headerButton', 'footerButton'];

/** The link or button that was clicked, or the icon or text inside it. */
const CLICKABLE = 'a[href], button, summary';

/** What a link is called: its label, or its words as they can be read. */
function textOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  const text = label ?? (element instanceof HTMLElement ? element.innerText : element.textContent);
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

const urlOf = (element: Element) => (element instanceof HTMLAnchorElement ? element.href : '');

/**
 * What a click says: which place of the frame it was in (`data-track` with the label), and which
 * goal it reaches (`data-goal`), and which event the content names for it (`data-event`). A click
 * beside any link says nothing.
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
