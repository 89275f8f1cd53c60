import { hydrateLate } from '../../ui/rendering/hydrate-late.tsx';
import { DRAFT_KEY, FLOW_KEY } from './flow/flow-keys.ts';

/** Whether a flow is in progress, or the map has sent the visitor back with an optician. */
function isUnderWay(): boolean {
  if (new URLSearchParams(window.location.search).has('optic')) return true;
  try {
    return [FLOW_KEY, DRAFT_KEY].some((key) => localStorage.getItem(key) !== null);
  } catch {
    // Storage is blocked, so nothing is stored.
    return false;
  }
}

/** Late, because the form with its rules, masks and flow is a third of the page's scripts. */
export const FormPlace = hydrateLate(
  async () =>
    (
      await import(
        /* webpackChunkName: "late---src-templates-certificate-page-tsx" */ './FormPanel.tsx'
      )
    ).FormPanel,
  isUnderWay,
);
