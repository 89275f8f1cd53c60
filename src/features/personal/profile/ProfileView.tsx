import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { profile } from '../../../stores/account.ts';
import { cityList, loadCities } from '../../../stores/city-list.ts';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { Live } from '../Live.tsx';
import { DataPart } from './DataPart.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SessionsPart } from './SessionsPart.tsx';
import { useDialogs } from './use-dialogs.ts';

/** The member's data, to read and to edit. */
export function ProfileView() {
  const { state, cities } = useSnapshot(cityList);
  const [dialogs, want] = useDialogs();
  const [changing, setChanging] = useState(false);
  useEffect(() => {
    void loadCities();
  }, []);
  const waiting = <Skeleton lines={12} label="Загружаем ваши данные…" />;
  return (
    <Live resource={profile} what="ваши данные" waiting={waiting}>
      {(own) =>
        // A rendered form keeps its input, so it is rendered only once the list of cities has
        // loaded.
        state === 'ready' || state === 'failed' ? (
          <>
            <ProfileForm
              profile={own}
              cities={cities}
              onPhone={() => want(() => setChanging(true))}
            />
            {dialogs !== null && (
              <dialogs.PhoneDialog
                former={own.phone}
                open={changing}
                onClose={() => setChanging(false)}
              />
            )}
            <SessionsPart />
            <DataPart />
          </>
        ) : (
          waiting
        )
      }
    </Live>
  );
}
