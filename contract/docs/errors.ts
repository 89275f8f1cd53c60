import type { ErrorCode } from '../errors.ts';

type ErrorDoc = {
  /** When a call answers so, in English. */
  readonly meaning: string;
  /** What a visitor reads then: one of the texts of `error_description`. */
  readonly told: string;
  /** Fields that are refused, where the code comes with some. */
  readonly fields?: Readonly<Record<string, string>>;
};

/** Every code there is, explained. */
export const errorDocs: Readonly<Record<ErrorCode, ErrorDoc>> = {
  bad_request: {
    meaning: 'Parameters are missing or wrong; `fields` names them.',
    told: 'Проверьте данные запроса',
    fields: { phone: 'Номер неполный: после +7 нужны десять цифр' },
  },
  captcha_failed: {
    meaning: 'The captcha was not passed, or too long ago.',
    told: 'Сначала нужна проверка, что вы не робот. Обновите страницу и попробуйте ещё раз',
  },
  code_expired: {
    meaning: 'The code of the SMS does not count any more: too old, used, or tried too often.',
    told: 'Этот код больше не действует. Запросите новый',
  },
  code_wrong: {
    meaning: 'The code of the SMS is wrong.',
    told: 'Код не подошёл. Осталось попыток: 2',
  },
  consent_missing: {
    meaning: 'A consent that this needs was not given; `fields` names it.',
    told: 'Отметьте согласие, чтобы продолжить',
    fields: { policy: 'Отметьте согласие, чтобы продолжить' },
  },
  link_expired: {
    meaning: 'The link of the letter was used or is too old.',
    told: 'Ссылка больше не действует. Запросите новое письмо',
  },
  login_wrong: {
    meaning: 'Address and password do not belong together; which of them, nobody is told.',
    told: 'Почта или пароль не подходят',
  },
  optician_out_of_stock: {
    meaning: 'The optician has no trial pair left.',
    told: 'В этой оптике закончились пробные пары. Выберите другую',
  },
  phone_not_verified: {
    meaning: 'The session has not confirmed this phone.',
    told: 'Подтвердите номер телефона кодом из SMS',
  },
  product_code_mistyped: {
    meaning: 'The check signs of the package code do not fit.',
    told: 'Код набран с опечаткой. Сверьте его с упаковкой',
  },
  product_code_unknown: {
    meaning: 'No package has this code.',
    told: 'Такого кода нет среди выпущенных упаковок',
  },
  product_code_used: {
    meaning: 'The code was registered before, by this member or by another.',
    told: 'Этот код уже использован',
  },
  sms_failed: {
    meaning: 'The message could not be sent.',
    told: 'Не получилось отправить SMS. Попробуйте ещё раз через минуту',
  },
  unauthorized: {
    meaning: 'Nobody is signed in, or the token is not valid any more.',
    told: 'Войдите, чтобы продолжить',
  },
  forbidden: {
    meaning: 'Whoever is signed in may not do this.',
    told: 'Вы можете только смотреть',
  },
  not_found: {
    meaning: 'There is no such thing.',
    told: 'Такого адреса нет',
  },
  alias_taken: {
    meaning: 'Another entity of the collection has this alias.',
    told: 'Такой адрес уже занят',
    fields: { alias: 'Уже занят' },
  },
  already_answered: {
    meaning: 'This visitor has answered before.',
    told: 'Вы уже ответили на этот опрос',
  },
  already_redeemed: {
    meaning: 'The certificate is marked as used already.',
    told: 'Сертификат уже использован',
  },
  balance_too_low: {
    meaning: 'The member has fewer points than this costs.',
    told: 'Не хватает баллов',
  },
  discount_over: {
    meaning: 'The discount has ended.',
    told: 'Срок этого предложения закончился',
  },
  email_taken: {
    meaning: 'Another member has this address.',
    told: 'Этот адрес уже у другого участника',
  },
  key_reused: {
    meaning: 'The `Idempotency-Key` belongs to another call or to other parameters.',
    told: 'Этот запрос уже отправлен с другими данными',
  },
  in_use: {
    meaning: 'Something else refers to it; `fields` names what.',
    told: 'Удалить нельзя: здесь ещё есть статьи (1)',
    fields: { 'articles/20': 'Как хранить линзы и ухаживать за контейнером' },
  },
  edit_conflict: {
    meaning: 'Somebody has saved since it was read.',
    told: 'Пока вы писали, это изменил кто-то другой',
  },
  phone_taken: {
    meaning: 'Another member has this phone.',
    told: 'Этот номер уже у другого участника',
  },
  get_certificate: {
    meaning: 'The phone has its certificate already: go on with `certificate.get`.',
    told: 'На этот номер сертификат уже оформлен',
  },
  no_places_left: {
    meaning: 'All places are taken.',
    told: 'Мест больше не осталось',
  },
  not_redeemed: {
    meaning: 'The certificate is not marked as used.',
    told: 'Этот сертификат ещё не использован',
  },
  state_conflict: {
    meaning: 'Its state does not allow this, or not any more.',
    told: 'Код появится, когда заказ будет готов к выдаче',
  },
  invalid: {
    meaning: 'What was written breaks the rules of its collection; `errors` says where.',
    told: 'Проверьте поля',
    fields: { title: 'Обязательное поле' },
  },
  too_many_requests: {
    meaning: 'Too often within a time; the text says when to try again.',
    told: 'Кодов было слишком много. Попробуйте через час',
  },
  internal: {
    meaning: 'Something broke. It is in the log.',
    told: 'Что-то пошло не так. Попробуйте ещё раз через минуту',
  },
  not_implemented: {
    meaning: 'This backend does not answer the call yet.',
    told: 'Этот раздел ещё не работает',
  },
  upstream: {
    meaning: 'The edge could not reach the backend.',
    told: 'Сервис временно недоступен. Попробуйте ещё раз через минуту',
  },
  upstream_contract: {
    meaning: 'The backend answered the edge with something else than the contract says.',
    told: 'Сервис ответил непонятно. Попробуйте ещё раз через минуту',
  },
  upstream_timeout: {
    meaning: 'The backend did not answer the edge in time.',
    told: 'Сервис отвечает слишком долго. Попробуйте ещё раз через минуту',
  },
};
