import { useState } from 'react';
import type { SurveyAnswers } from '../../../../contract/schemas/survey.ts';
import { Live } from '../Live.tsx';
import { SurveyBones } from './SurveyBones.tsx';
import { SurveyList } from './SurveyList.tsx';
import { SurveyOpened } from './SurveyOpened.tsx';
import { surveys } from './surveys.ts';

/** The surveys for a member: a list, and one form at a time. */
export function SurveysView() {
  const [opened, open] = useState<number | null>(null);
  const [answers, setAnswers] = useState<SurveyAnswers | null>(null);
  const choose = (id: number | null) => {
    setAnswers(null);
    open(id);
  };
  return (
    <Live resource={surveys} what="опросы" waiting={<SurveyBones />}>
      {({ items }) => {
        const form = items.find(({ id }) => id === opened);
        return form ? (
          <SurveyOpened
            form={form}
            answers={answers}
            onAnswers={setAnswers}
            onBack={() => choose(null)}
          />
        ) : (
          <SurveyList items={items} onOpen={choose} />
        );
      }}
    </Live>
  );
}
