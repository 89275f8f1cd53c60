import { PersonalFrame } from '../../features/personal/PersonalFrame.tsx';
import { PersonalHead } from '../../features/personal/PersonalHead.tsx';
import { MainView } from '../../features/personal/main/MainView.tsx';

export default function PersonalPage() {
  return (
    <PersonalFrame section="main">
      <MainView />
    </PersonalFrame>
  );
}

export function Head() {
  return <PersonalHead section="main" />;
}
