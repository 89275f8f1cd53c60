/** Decides when a draft is autosaved: without React, so that it can be tested without a screen. */
import * as v from 'valibot';
import { isConflict } from '../merge/save-merging.ts';
import { hasWaiting } from '../kept/waiting-pictures.ts';
import { isFinal } from '../data/queries.ts';
import type { Record } from '../data/records.ts';
import type { Values } from '../kept/changes.ts';
import { inTurn, isSaving } from './save-turn.ts';
import { draftIn } from './draft-value.ts';

const reached = v.object({ status: v.pipe(v.number(), v.minValue(1)) });

/** Whether a server has answered, even if with a failure. */
const isReached = (error: unknown): boolean => v.is(reached, error);

/** Milliseconds after the last key press, and after a failed save. */
const PAUSE = 3_000;
const AGAIN = 10_000;

/**
 * `browser`: typed text is only in this browser, because the draft is scheduled. `saved`: it is in
 * the draft. `offline`: no server was reached. `failing`: one was, but has not saved the draft.
 * `other`: somebody else has saved the draft meanwhile. `refused`: it can no longer be saved, and
 * `words` say why: it is gone, or planned.
 */
export type Autosaved =
  | { readonly state: 'browser' | 'offline' | 'failing' | 'other' }
  | { readonly state: 'saved'; readonly at: string }
  | { readonly state: 'refused'; readonly words: string };

export type Written = {
  readonly values: () => Values;
  /** Whether anything is unsaved: the user may have saved by hand, or even published, by now. */
  readonly isDirty: () => boolean;
  /** @throws HttpError */
  readonly save: (sent: Values) => Promise<Record>;
  /** @returns whether nothing has been typed since. */
  readonly settle: (sent: Values, saved: Record) => boolean;
  readonly tell: (told: Autosaved) => void;
};

/** Saves the draft a little later, as long as nobody else has saved it. */
export function makeAutosaver({ values, isDirty, save, settle, tell }: Written) {
  let pending: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  const soon = (pause = PAUSE) => {
    clearTimeout(pending);
    pending = setTimeout(() => void saveNow(), pause);
  };
  async function saveNow() {
    if (isBusy || !isDirty()) return;
    if (isSaving()) {
      soon();
      return;
    }
    // A scheduled draft must not be published with half a sentence.
    const { publish_at, plan } = draftIn(values());
    if (publish_at !== null || plan !== null) {
      tell({ state: 'browser' });
      return;
    }
    const sent = structuredClone(values());
    // Nobody else could see a picture that is still uploading.
    if (hasWaiting(sent)) {
      soon();
      return;
    }
    isBusy = true;
    try {
      await inTurn(async () => {
        const saved = await save(sent);
        if (!settle(sent, saved)) soon();
        tell({ state: 'saved', at: draftIn(saved).updated_at });
      });
    } catch (error) {
      if (isConflict(error)) tell({ state: 'other' });
      else if (isFinal(error)) tell({ state: 'refused', words: error.message });
      else {
        tell({ state: isReached(error) ? 'failing' : 'offline' });
        soon(AGAIN);
      }
    } finally {
      isBusy = false;
    }
  }
  return { soon, stop: () => clearTimeout(pending) };
}
