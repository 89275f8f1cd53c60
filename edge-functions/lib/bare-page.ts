/** Shown when not even the error page is available. */
export const BARE_PAGE =
  '<!doctype html><html lang="ru"><meta charset="utf-8"><title>Сервер не отвечает — Ясно</title>' +
  '<h1>Сервер не отвечает</h1><p>Попробуйте ещё раз через минуту. <a href="/">На главную</a></p></html>';
