import { PersonalFrame } from '../../features/personal/PersonalFrame.tsx';
import { PersonalHead } from '../../features/personal/PersonalHead.tsx';
import { WebinarsView } from '../../features/personal/webinars/WebinarsView.tsx';

export default function WebinarsPage() {
  return (
    <PersonalFrame
      section="webinars"
      lead="Эфиры с&#160;врачами и&#160;оптометристами для участников клуба."
    >
      <WebinarsView />
    </PersonalFrame>
  );
}

export function Head() {
  return <PersonalHead section="webinars" />;
}
