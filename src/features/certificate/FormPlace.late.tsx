import { hydrateLate } from '../../ui/rendering/hydrate-late.tsx';
import { DRAFT_KEY, FLOW_KEY } from './flow/flow-keys.ts';

/** A flow that goes on, or an optician that the map has sent the visitor back with. */
function isUnderWay(): boolean {
  if (new URLSearchParams(window.location.search).has('optic')) return true;
  try {
    return [FLOW_KEY, DRAFT_KEY].some((key) => localStorage.getItem(key) !== null);
  } catch {
    // Nothing is stored.
    return false;
  }
}

/** The form with its rules, masks and the flow is a third of the page's scripts. */
export const FormPlace = hydrateLate(
  async () =>
    (
      await import(
        /* webpackChunkName: "late---src-templates-certificate-page-tsx" */ './FormPanel.tsx'
      )
    ).FormPanel,
  isUnderWay,
);
