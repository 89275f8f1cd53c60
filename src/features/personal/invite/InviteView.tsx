import { invitation } from '../../../stores/invitation.ts';
import { InvitePanel } from '../../../subjects/invitations/InvitePanel.tsx';
import { Live } from '../Live.tsx';
import { InviteSteps } from './InviteSteps.tsx';

/** The link for friends, and how the bonus is paid. */
export function InviteView() {
  return (
    <>
      <Live resource={invitation} what="приглашение" waiting={<InvitePanel invitation={null} />}>
        {(own) => <InvitePanel invitation={own} />}
      </Live>
      <InviteSteps />
    </>
  );
}
