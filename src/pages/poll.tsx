import { routes } from '../config/routes.ts';
import { SurveyView } from '../features/survey/SurveyView.tsx';
import { PageHead } from '../layout/PageHead.tsx';

export default function PollPage() {
  return <SurveyView kind="poll" />;
}

export function Head() {
  const head = {
    title: 'Короткий опрос',
    description:
      'Один вопрос о\u00a0контактных линзах: ответьте и\u00a0посмотрите, что выбирают другие.',
  };
  return <PageHead url={routes.poll} head={head} noindex />;
}
