import { PersonalFrame } from '../../features/personal/PersonalFrame.tsx';
import { PersonalHead } from '../../features/personal/PersonalHead.tsx';
import { SurveysView } from '../../features/personal/surveys/SurveysView.tsx';

export default function SurveysPage() {
  return (
    <PersonalFrame
      section="surveys"
      lead="Короткие опросы и&#160;викторина об&#160;уходе за&#160;линзами."
    >
      <SurveysView />
    </PersonalFrame>
  );
}

export function Head() {
  return <PersonalHead section="surveys" />;
}
