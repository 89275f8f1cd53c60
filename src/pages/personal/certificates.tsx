import { PersonalFrame } from '../../features/personal/PersonalFrame.tsx';
import { PersonalHead } from '../../features/personal/PersonalHead.tsx';
import { CertificatesView } from '../../features/personal/certificates/CertificatesView.tsx';

export default function CertificatesPage() {
  return (
    <PersonalFrame
      section="certificates"
      lead="По&#160;сертификату в&#160;салоне бесплатно подберут первую пару контактных линз. Покажите его с&#160;экрана или на&#160;бумаге, достаточно и&#160;номера."
    >
      <CertificatesView />
    </PersonalFrame>
  );
}

export function Head() {
  return <PersonalHead section="certificates" />;
}
