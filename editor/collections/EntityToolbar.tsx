import { useState } from 'react';
import {
  SaveButton,
  Toolbar,
  useRecordContext,
  useRedirect,
  useResourceContext,
} from 'react-admin';
import { useFormState } from 'react-hook-form';
import { mayI } from '../calls/session.ts';
import { createOnce } from '../data/create-once.ts';
import { described, fieldsOf } from '../data/descriptions.ts';
import { TakeDownButton } from '../takedown/TakeDownButton.tsx';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { beginDraft } from '../drafts/begin-draft.ts';
import { carry } from '../drafts/carried.ts';
import { DraftButton } from '../drafts/DraftButton.tsx';
import { PUBLISH_KEYS } from '../keys/keys.ts';
import { useKeptFocus } from '../keys/use-kept-focus.ts';
import { shownOf } from './shown-record.ts';
import { RemoveButton } from './RemoveButton.tsx';

/** The actions that the signed-in user may take on the form. */
export function EntityToolbar() {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const redirect = useRedirect();
  const { isSubmitting } = useFormState();
  const [isKeeping, setKeeping] = useState(false);
  useKeptFocus();
  if (!mayI('draft')) return null;
  const shown = shownOf(record);
  // One save at a time: two would publish a new entity twice, or leave a draft of it that has its
  // address. While `alwaysEnable` is true, SaveButton is never disabled.
  const isFree = !isSubmitting && !isKeeping;
  // Settings and documents always exist: the server refuses to remove them.
  const isRemovable = record && mayI('publish') && !described(resource).is_fixed;
  // A known draft has its own screen. Saving joins a draft that this form does not know of, and what
  // somebody has typed here who may not publish it.
  const isDrafted = shown.draft && mayI('publish');
  return (
    <Toolbar sx={{ columnGap: 2, rowGap: 1, py: 1, flexWrap: 'wrap' }}>
      {mayI('publish') && (
        <SaveButton
          label="Опубликовать"
          alwaysEnable={!record && isFree}
          disabled={!isFree}
          {...PUBLISH_KEYS}
        />
      )}
      {!isDrafted && (
        <DraftButton
          onBusy={setKeeping}
          save={(values, base) =>
            record
              ? beginDraft({ resource, id: record.id, base, values })
              : createOnce(resource, values, true)
          }
          onSaved={({ id }, left) => {
            const fields = fieldsOf(described(resource), left.sent['alias']);
            void carry(id, { fields, ...left }).then(() => redirect('edit', 'drafts', id));
          }}
        />
      )}
      <HistoryButton />
      {isRemovable && !shown.takedown && <TakeDownButton />}
      {isRemovable && <RemoveButton />}
    </Toolbar>
  );
}
