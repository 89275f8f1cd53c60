import { routes } from '../config/routes.ts';
import { SurveyView } from '../features/survey/SurveyView.tsx';
import { PageHead } from '../layout/PageHead.tsx';

export default function SurveyPage() {
  return <SurveyView kind="survey" />;
}

export function Head() {
  const head = {
    title: 'Анкета о\u00a0контактных линзах',
    description:
      'Несколько вопросов о\u00a0том, как вы\u00a0носите линзы. Ответы помогают делать их\u00a0удобнее.',
  };
  return <PageHead url={routes.survey} head={head} noindex />;
}
