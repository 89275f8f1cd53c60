import { subscribe } from 'valtio';
import { analytics, track } from '../client/analytics/analytics.ts';
import { eventsOfClick } from '../client/analytics/click-events.ts';
import { loadMetrika, pixelUrl, sender, stopMetrika } from '../client/analytics/metrika.ts';
import { consent, rememberConsent } from '../stores/consent.ts';

/** The counter's id stands in the HTML, at the question that decides about it. */
const counterId = () =>
  document.querySelector<HTMLElement>('[data-counter]')?.dataset['counter'] || null;

/** The counter pixel: all that is left where the counter's script is blocked. */
function showPixel(id: string): void {
  const pixel = new Image(1, 1);
  pixel.alt = '';
  pixel.dataset['counterPixel'] = '';
  // Out of the page's flow and unseen, but loaded.
  pixel.style.cssText = 'position:absolute;left:-9999px';
  pixel.src = pixelUrl(id);
  document.body.append(pixel);
}

function applyConsent(): void {
  const id = counterId();
  if (consent.answer === 'yes') {
    if (id) loadMetrika(id, () => showPixel(id));
    analytics.allow(sender(id));
  } else if (consent.answer === 'no') {
    analytics.refuse();
    if (id) stopMetrika(id);
  }
}

/** Watches clicks and the answer about analytics. Without a «yes» nothing leaves the page. */
export function startAnalytics(): void {
  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      for (const said of eventsOfClick(event.target)) track(said);
    },
    // Before a handler of the page takes the clicked element away.
    { capture: true },
  );
  rememberConsent();
  applyConsent();
  subscribe(consent, applyConsent);
}
