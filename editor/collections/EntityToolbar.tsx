import { SaveButton, Toolbar, useRecordContext } from 'react-admin';
import { mayI } from '../calls/session.ts';
import { RemoveButton } from './RemoveButton.tsx';
import { useAfterSave } from './use-after-save.ts';

/** What whoever is signed in may do with the form. */
export function EntityToolbar() {
  const record = useRecordContext();
  const drafted = useAfterSave('drafted');
  if (!mayI('draft')) return null;
  return (
    <Toolbar sx={{ gap: 2 }}>
      {mayI('publish') && <SaveButton label="Опубликовать" alwaysEnable={!record} />}
      <SaveButton
        label="Сохранить черновик"
        variant="outlined"
        icon={<></>}
        type="button"
        mutationOptions={{ ...drafted, meta: { isWhole: true, draft: true } }}
      />
      {record && mayI('publish') && <RemoveButton />}
    </Toolbar>
  );
}
