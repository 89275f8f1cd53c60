import { goesWithMember, staysWithoutMember, staysWords } from '../../../config/kept-data.ts';
import * as css from './WhatGoes.module.css';

/** What is deleted with a member, and what is retained by law and for accounting. */
export function WhatGoes() {
  return (
    <div className={css.root}>
      <div>
        <h3 className={css.title}>Исчезнет</h3>
        <ul className={css.list}>
          <li>баллы; незавершённые заказы и&nbsp;записи отменятся</li>
          {goesWithMember.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className={css.title}>Останется без вашего имени</h3>
        <ul className={css.list}>
          {staysWithoutMember.map((stays) => (
            <li key={stays.what}>
              {stays.what}&nbsp;&mdash; {staysWords(stays)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
