import { expect, it } from '@jest/globals';
import { may, type EditorRole } from '../../contract/permissions.ts';
import { guideSteps } from './guide-steps.ts';

it.each<[EditorRole, readonly string[]]>([
  ['viewer', ['Найдите', 'Откройте', 'Сравните', 'Подскажите']],
  ['support', ['Найдите', 'Откройте', 'Сравните', 'Подскажите']],
  ['editor', ['Найдите', 'Измените', 'Посмотрите', 'Передайте']],
  ['publisher', ['Найдите', 'Измените', 'Посмотрите', 'Опубликуйте']],
])('the guide shows a %s the steps that the role allows', (role, titles) => {
  const steps = guideSteps((permission) => may(role, permission));
  expect(steps.map(({ title }) => title)).toEqual(titles);
});
