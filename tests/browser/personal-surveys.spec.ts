/** Surveys and the quiz in the area. */
import { exampleQuiz } from '../examples/quiz.ts';
import { statusOf } from './complaints.ts';
import { Refusal, type Asked } from './member.ts';
import { expectFit, openPersonal, TROUBLE } from './personal-page.ts';
import { expect, test } from './test.ts';

const URL = '/personal/surveys/';
const none = { items: [], total: 0 };
const missing = new Refusal('not_found', 'Нет такого', 404);
const open = { ...exampleQuiz, answered: false, results: null, solutions: undefined };
const only = ({ params }: Asked) => (params['kind'] === 'quiz' ? open : missing);

// Kinds without a form get this response; the browser logs it.
test.use({ tolerate: [statusOf(404, '/rest/site.survey.form.get')] });

test('the quiz is accessible, goes question by question, and shows the right answers', async ({
  page,
  context,
}) => {
  const asked = await openPersonal(page, context, URL, {
    certificates: none,
    siteSurveyFormGet: only,
    siteSurveyFormSet: exampleQuiz,
  });
  await test.step('the list and a question are accessible', async () => {
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    await expectFit(page);
    await page.getByRole('button', { name: /^Начать/ }).click();
    await expectFit(page);
  });
  await test.step('the quiz goes question by question, and shows the right answers', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const progress = page.getByRole('progressbar');
    await expect(progress).toHaveAccessibleName(/Вопрос 1 из\s2/);
    await page.getByRole('button', { name: 'Дальше' }).click();
    await expect(page.getByText('Выберите один вариант')).toBeVisible();
    await page.getByRole('radio', { name: 'Да' }).check();
    await page.getByRole('button', { name: 'Дальше' }).click();
    await expect(progress).toHaveAccessibleName(/Вопрос 2 из\s2/);
    await page.getByRole('button', { name: 'Назад' }).click();
    await expect(page.getByRole('radio', { name: 'Да' })).toBeChecked();
    await page.getByRole('button', { name: 'Дальше' }).click();
    await page.getByRole('checkbox', { name: 'Раствором' }).check();
    await page.getByRole('checkbox', { name: 'Пероксидной системой' }).check();
    await page.getByRole('button', { name: 'Узнать результат' }).click();
    await expect(page.getByRole('heading', { name: /Верно: 1 из\s2/ })).toBeFocused();
    await expect(page.getByText('Глазу ночью нужен воздух.')).toBeVisible();
    const sent = asked.find(({ path }) => path === '/rest/site.survey.form.set');
    expect(sent?.params['answers']).toEqual([
      { question: 1, options: [1] },
      { question: 2, options: [1, 3] },
    ]);
    await expectFit(page);
  });
});

test('a member who has answered sees the right answers', async ({ page, context }) => {
  await openPersonal(page, context, URL, {
    certificates: none,
    siteSurveyFormGet: ({ params }) => (params['kind'] === 'quiz' ? exampleQuiz : missing),
  });
  await page.getByRole('button', { name: /^Посмотреть итоги/ }).click();
  await expect(page.getByRole('heading', { name: /как правильно/ })).toBeVisible();
  await page.getByRole('button', { name: /Ко\sвсем опросам/ }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});

test('says so when there are none', async ({ page, context }) => {
  await openPersonal(page, context, URL, { certificates: none, siteSurveyFormGet: missing });
  await expect(page.getByRole('heading', { name: 'Сейчас опросов нет' })).toBeVisible();
});

test.describe('a failing backend', () => {
  test.use({ tolerate: [statusOf(500, '/rest/site.survey.form.get')] });

  test('is reported plainly', async ({ page, context }) => {
    await openPersonal(page, context, URL, { certificates: none, siteSurveyFormGet: TROUBLE });
    await expect(page.getByRole('alert')).toContainText(/Не\sудалось загрузить опросы/);
  });
});
