import { routes } from '../../../config/routes.ts';
import type { ShownForm } from '../../../config/survey-answers.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/cards/Card.tsx';
import { CardGrid } from '../../../ui/cards/CardGrid.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { counted } from '../../../words/plural.ts';
import { formatPoints } from '../../../words/points.ts';
import * as css from './SurveyList.module.css';

const KINDS: Record<ShownForm['kind'], string> = {
  quiz: 'Викторина',
  survey: 'Анкета',
  poll: 'Опрос',
  certificate: 'После примерки',
};
const QUESTIONS = { one: 'вопрос', few: 'вопроса', many: 'вопросов' };

type Props = { items: readonly ShownForm[]; onOpen: (id: number) => void };

/** The id of a form's button: it takes the focus when the form is left. */
export const openerOf = (id: number) => `survey-${id}`;

/** All forms, unanswered ones first. */
export function SurveyList({ items, onOpen }: Props) {
  if (items.length === 0) {
    return (
      <EmptyState
        title="Сейчас опросов нет"
        text="Когда появится новый, вы&#160;увидите его здесь."
        action={{ title: 'В\u00a0кабинет', url: routes.personal }}
      />
    );
  }
  const sorted = [...items].sort((a, b) => Number(a.answered) - Number(b.answered));
  return (
    <CardGrid
      items={sorted}
      keyOf={({ id }) => id}
      render={({ id, kind, title, lead, questions, points, answered }) => (
        <Card as="article" tone={answered ? 'mist' : 'raised'} padded className={css.root}>
          <p className={css.marks}>
            <Badge tone={kind === 'quiz' ? 'warm' : 'neutral'}>{KINDS[kind]}</Badge>
            <span>{counted(questions.length, QUESTIONS)}</span>
            {points > 0 && !answered && <b>+{formatPoints(points)}</b>}
          </p>
          <h2 className={css.title}>{title}</h2>
          <p className={css.lead}>{lead}</p>
          <div className={css.way}>
            <Button
              id={openerOf(id)}
              variant={answered ? 'secondary' : 'primary'}
              aria-label={`${answered ? 'Посмотреть итоги' : 'Начать'}: ${title}`}
              onClick={() => onOpen(id)}
            >
              {answered ? 'Посмотреть итоги' : 'Начать'}
            </Button>
          </div>
        </Card>
      )}
    />
  );
}
