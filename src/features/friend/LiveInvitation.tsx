import { useEffect } from 'react';
import type { Invitation } from '../../../contract/schemas/member.ts';
import { invitation } from '../../stores/invitation.ts';
import { useResource } from '../../stores/resource.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { InvitePanel } from '../../subjects/invitations/InvitePanel.tsx';

/** The member's current link from the backend. */
export function LiveInvitation() {
  const { data, error, pending } = useResource(invitation);
  useEffect(() => void invitation.run(), []);

  // Responses are stored unchanged (see createResource): the snapshot's data is the response
  // itself.
  if (data !== null) return <InvitePanel invitation={data as Invitation} />;
  if (error === null || pending) return <InvitePanel invitation={null} />;
  return (
    <ErrorState
      title="Не&#160;удалось загрузить ссылку"
      text={error.description}
      onRetry={() => void invitation.run()}
    />
  );
}
