import { PersonalFrame } from '../../features/personal/PersonalFrame.tsx';
import { PersonalHead } from '../../features/personal/PersonalHead.tsx';
import { ProfileView } from '../../features/personal/profile/ProfileView.tsx';

export default function ProfilePage() {
  return (
    <PersonalFrame
      section="profile"
      lead="Имя, контакты и&#160;согласия. Менять их можно в&#160;любой момент."
    >
      <ProfileView />
    </PersonalFrame>
  );
}

export function Head() {
  return <PersonalHead section="profile" />;
}
