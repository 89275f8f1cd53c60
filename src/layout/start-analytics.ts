import { subscribe } from 'valtio';
import { analytics, track } from '../client/analytics/analytics.ts';
import { eventsOfClick } from '../client/analytics/click-events.ts';
import { consent, rememberConsent, watchConsent } from '../stores/consent.ts';

/** The counter's id is in the HTML, on the consent question. */
const counterId = () =>
  document.querySelector<HTMLElement>('[data-counter]')?.dataset['counter'] || null;

/** Only visitors who agree load the code of the counter, and those who withdraw it. */
const loadCounter = () =>
  import(/* webpackChunkName: "counter" */ '../client/analytics/metrika.ts');

/** The page that the visit began with, which consent counts first: later ones are events. */
let entry = '';

async function count(id: string | null): Promise<void> {
  const { loadMetrika, sender, showPixel } = await loadCounter();
  if (consent.answer !== 'yes') return;
  if (id) {
    const visit = { url: entry || window.location.href, referrer: document.referrer };
    loadMetrika(id, visit, () => showPixel(id));
    entry = '';
  }
  analytics.allow(sender(id));
}

const hasCounted = () => window.ym !== undefined || /(?:^|; )_ym/.test(document.cookie);

async function forget(id: string): Promise<void> {
  const { stopMetrika } = await loadCounter();
  if (consent.answer === 'no') stopMetrika(id);
}

function applyConsent(): void {
  const id = counterId();
  if (consent.answer === 'no') analytics.refuse();
  // Without its code nothing is counted; the next page tries again.
  if (consent.answer === 'yes') count(id).catch(() => undefined);
  else if (consent.answer === 'no' && id && hasCounted()) forget(id).catch(() => undefined);
}

/** Tracks clicks and the answer about analytics. Without consent nothing leaves the page. */
export function startAnalytics(): void {
  entry = window.location.href;
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
