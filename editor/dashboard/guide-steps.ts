/** The steps of the guide for beginners. */
import type { Permission } from '../../contract/permissions.ts';

type Step = { readonly title: string; readonly text: string };

const FIND: Step = {
  title: 'Найдите',
  text: 'Всё содержание\u00a0— в\u00a0меню. Поиск списка понимает слова в\u00a0любом порядке и\u00a0форме.',
};

const READING: readonly Step[] = [
  FIND,
  {
    title: 'Откройте',
    text: 'В\u00a0записи видны все её поля. Любой текст можно выделить и\u00a0скопировать.',
  },
  {
    title: 'Сравните',
    text: '«Страница на\u00a0сайте» над формой открывает то, что сейчас видят читатели.',
  },
  {
    title: 'Подскажите',
    text: 'Нашли ошибку? Скажите редактору. А\u00a0чтобы править самим, попросите у\u00a0администратора роль редактора.',
  },
];

const WRITING: readonly Step[] = [
  FIND,
  {
    title: 'Измените',
    text: 'Откройте запись и\u00a0правьте поля. Пока это черновик, читатели его не\u00a0видят.',
  },
  {
    title: 'Посмотрите',
    text: '«Предпросмотр» над формой показывает настоящую страницу, пока вы пишете.',
  },
];

const PUBLISH: Step = {
  title: 'Опубликуйте',
  text: 'Правка выйдет сразу или в\u00a0назначенное время. Прежнее вернёт «История».',
};

const HAND_OVER: Step = {
  title: 'Передайте',
  text: 'Сохраните черновик и\u00a0скажите выпускающему: он прочтёт и\u00a0опубликует.',
};

/** What somebody may do, in order. */
export function guideSteps(may: (permission: Permission) => boolean): readonly Step[] {
  if (!may('draft')) return READING;
  return [...WRITING, may('publish') ? PUBLISH : HAND_OVER];
}
