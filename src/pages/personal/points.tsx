import { PersonalFrame } from '../../features/personal/PersonalFrame.tsx';
import { PersonalHead } from '../../features/personal/PersonalHead.tsx';
import { PointsView } from '../../features/personal/points/PointsView.tsx';

export default function PointsPage() {
  return (
    <PersonalFrame
      section="points"
      lead="Как копить баллы, на&#160;что их потратить и&#160;какие скоро сгорят."
    >
      <PointsView />
    </PersonalFrame>
  );
}

export function Head() {
  return <PersonalHead section="points" />;
}
