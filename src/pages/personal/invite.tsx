import { PersonalFrame } from '../../features/personal/PersonalFrame.tsx';
import { PersonalHead } from '../../features/personal/PersonalHead.tsx';
import { InviteView } from '../../features/personal/invite/InviteView.tsx';

export default function InvitePage() {
  return (
    <PersonalFrame
      section="invite"
      lead="Поделитесь ссылкой: баллы получите и&#160;вы, и&#160;друг."
    >
      <InviteView />
    </PersonalFrame>
  );
}

export function Head() {
  return <PersonalHead section="invite" />;
}
