import { PersonalFrame } from '../../features/personal/PersonalFrame.tsx';
import { PersonalHead } from '../../features/personal/PersonalHead.tsx';
import { CodesView } from '../../features/personal/codes/CodesView.tsx';

export default function CodesPage() {
  return (
    <PersonalFrame
      section="codes"
      lead="Код стоит на&#160;боковой стороне упаковки. За&#160;каждый начислим баллы."
    >
      <CodesView />
    </PersonalFrame>
  );
}

export function Head() {
  return <PersonalHead section="codes" />;
}
