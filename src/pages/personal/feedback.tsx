import { PersonalFrame } from '../../features/personal/PersonalFrame.tsx';
import { PersonalHead } from '../../features/personal/PersonalHead.tsx';
import { FeedbackView } from '../../features/personal/feedback/FeedbackView.tsx';

export default function FeedbackPage() {
  return (
    <PersonalFrame section="feedback" lead="Напишите нам: вопрос, отзыв или идею.">
      <FeedbackView />
    </PersonalFrame>
  );
}

export function Head() {
  return <PersonalHead section="feedback" />;
}
