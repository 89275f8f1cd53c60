import type { PageProps } from 'gatsby';
import { PersonalFrame } from '../../features/personal/PersonalFrame.tsx';
import { PersonalHead } from '../../features/personal/PersonalHead.tsx';
import { HistoryView } from '../../features/personal/history/HistoryView.tsx';

export default function HistoryPage({ location }: PageProps) {
  return (
    <PersonalFrame
      section="history"
      lead="Каждое начисление и&#160;списание&#160;— и&#160;сколько баллов стало после него."
    >
      <HistoryView search={location.search} />
    </PersonalFrame>
  );
}

export function Head() {
  return <PersonalHead section="history" />;
}
