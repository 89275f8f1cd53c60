import { Title } from 'react-admin';
import { ScreenTitle } from '../../app/ScreenTitle.tsx';
import { ReasonGate } from '../reason/ReasonGate.tsx';
import { QuestionList } from './QuestionList.tsx';

/** Questions from visitors. */
export function QuestionsPage() {
  return (
    <>
      <Title title="Вопросы" />
      <ScreenTitle>Вопросы</ScreenTitle>
      <ReasonGate what={'имена, почта и\u00a0телефоны тех, кто спрашивал'}>
        {(reason) => <QuestionList reason={reason} />}
      </ReasonGate>
    </>
  );
}
