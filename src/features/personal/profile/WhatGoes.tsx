import * as css from './WhatGoes.module.css';

/** What is deleted with a member, and what the law and the books keep. */
export function WhatGoes() {
  return (
    <div className={css.root}>
      <div>
        <h3 className={css.title}>Исчезнет</h3>
        <ul className={css.list}>
          <li>имя, телефон, почта, день рождения, город и&nbsp;дети</li>
          <li>история изменений, сообщения и&nbsp;ответы на&nbsp;опросы</li>
          <li>баллы; незавершённые заказы и&nbsp;записи отменятся</li>
          <li>вход на&nbsp;всех устройствах</li>
        </ul>
      </div>
      <div>
        <h3 className={css.title}>Останется без вашего имени</h3>
        <ul className={css.list}>
          <li>записи о&nbsp;начисленных и&nbsp;списанных баллах&nbsp;&mdash; для учёта</li>
          <li>использованные заказы и&nbsp;коды с&nbsp;упаковок</li>
          <li>отметки о&nbsp;данных согласиях: их&nbsp;требует закон</li>
        </ul>
      </div>
    </div>
  );
}
