import { subscribe } from 'valtio';
import { analytics, track } from '../client/analytics/analytics.ts';
import { eventsOfClick } from '../client/analytics/click-events.ts';
import { loadMetrika, pixelUrl, sender, stopMetrika } from '../client/analytics/metrika.ts';
import { consent, rememberConsent, watchConsent } from '../stores/consent.ts';

/** The counter's id is in the HTML, on the consent question. */
const counterId = () =>
  document.querySelector<HTMLElement>('[data-counter]')?.dataset['counter'] || null;

/** The counter pixel: the fallback where the counter's script is blocked. */
function showPixel(id: string): void {
  const pixel = new Image(1, 1);
  pixel.alt = '';
  pixel.dataset['counterPixel'] = '';
  // Out of the flow and invisible, but loaded.
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

/** Tracks clicks and the answer about analytics. Without consent nothing leaves the page. */
export function startAnalytics(): void {
  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      for (const said of eventsOfClick(event.target)) track(said);
    },
    // Before one of the page's handlers removes the clicked element.
    { capture: true },
  );
  rememberConsent();
  applyConsent();
  subscribe(consent, applyConsent);
  watchConsent();
}
