import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { SurveyAnswers } from '../../../../contract/schemas/survey.ts';
import { Live } from '../Live.tsx';
import { SurveyBones } from './SurveyBones.tsx';
import { openerOf, SurveyList } from './SurveyList.tsx';
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
  const leave = (id: number) => {
    // The card must be rendered before its button is focused.
    flushSync(() => choose(null));
    document.getElementById(openerOf(id))?.focus();
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
            onBack={() => leave(form.id)}
          />
        ) : (
          <SurveyList items={items} onOpen={choose} />
        );
      }}
    </Live>
  );
}
