import { PersonalFrame } from '../../features/personal/PersonalFrame.tsx';
import { PersonalHead } from '../../features/personal/PersonalHead.tsx';
import { RemindersView } from '../../features/personal/reminders/RemindersView.tsx';

export default function RemindersPage() {
  return (
    <PersonalFrame
      section="reminders"
      lead="Выберите, как часто вы&#160;меняете линзы, и&#160;календарь напомнит в&#160;нужный день."
    >
      <RemindersView />
    </PersonalFrame>
  );
}

export function Head() {
  return <PersonalHead section="reminders" />;
}
