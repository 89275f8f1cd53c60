import { PersonalFrame } from '../../features/personal/PersonalFrame.tsx';
import { PersonalHead } from '../../features/personal/PersonalHead.tsx';
import { PartnersView } from '../../features/personal/partners/PartnersView.tsx';

export default function PartnersPage() {
  return (
    <PersonalFrame
      section="partners"
      lead="То, что можно взять за&#160;баллы у&#160;наших партнёров."
    >
      <PartnersView />
    </PersonalFrame>
  );
}

export function Head() {
  return <PersonalHead section="partners" />;
}
