import { PersonalFrame } from '../../features/personal/PersonalFrame.tsx';
import { PersonalHead } from '../../features/personal/PersonalHead.tsx';
import { CertificatesView } from '../../features/personal/certificates/CertificatesView.tsx';

export default function CertificatesPage() {
  return (
    <PersonalFrame
      section="certificates"
      lead="Покажите его в&#160;салоне с&#160;экрана или на&#160;бумаге. Достаточно и&#160;номера."
    >
      <CertificatesView />
    </PersonalFrame>
  );
}

export function Head() {
  return <PersonalHead section="certificates" />;
}
