const NOT_FOUND = {
  title: 'Упс, страница не\u00a0найдена.',
  text: 'Возможно, она переехала или в\u00a0адресе опечатка. Начните с\u00a0главной: оттуда всё близко.',
};
const TOO_BUSY = {
  title: 'Сервер не\u00a0отвечает',
  text: 'Так бывает, когда гостей очень много. Подождите минуту и\u00a0попробуйте ещё раз.',
};
const FORBIDDEN = {
  title: 'Эта страница закрыта',
  text: 'Возможно, нужно войти заново или доступ к\u00a0ней есть только у\u00a0участников клуба.',
};
const OTHER = {
  title: 'Что-то пошло не\u00a0так',
  text: 'Страница не\u00a0открылась из-за ошибки на\u00a0нашей стороне. Обычно помогает вторая попытка.',
};

/** The text of an error page for a status, written for the visitor. */
export function errorWords(status: number): { title: string; text: string } {
  if (status === 404 || status === 410) return NOT_FOUND;
  if (status === 401 || status === 403) return FORBIDDEN;
  if (status === 429 || (status >= 502 && status <= 504)) return TOO_BUSY;
  return OTHER;
}
