import type { ErrorCode } from '../errors.ts';

type ErrorDoc = {
  /** When a call returns the code, in English. */
  readonly meaning: string;
  /** The message for visitors: one of the texts of `error_description`. */
  readonly told: string;
  /** Rejected fields, where the code comes with any. */
  readonly fields?: Readonly<Record<string, string>>;
};

/** An explanation of every code. */
export const errorDocs: Readonly<Record<ErrorCode, ErrorDoc>> = {
  bad_request: {
    meaning: 'Parameters are missing or invalid; `fields` names them.',
    told: 'Проверьте данные запроса',
    fields: { phone: 'Номер неполный: после +7 нужны десять цифр' },
  },
  captcha_failed: {
    meaning: 'The captcha was not passed, or has expired.',
    told: 'Сначала нужна проверка, что вы не робот. Обновите страницу и попробуйте ещё раз',
  },
  code_expired: {
    meaning: 'The SMS code has expired, was already used, or had too many attempts.',
    told: 'Этот код больше не действует. Запросите новый',
  },
  code_wrong: {
    meaning: 'The SMS code is wrong.',
    told: 'Код не подошёл. Осталось попыток: 2',
  },
  consent_missing: {
    meaning: 'A required consent was not given; `fields` names it.',
    told: 'Чтобы вести ваш кабинет, нам нужно согласие на\u00a0обработку персональных данных',
    fields: { policy: 'Отметьте согласие: без него кабинет не\u00a0работает' },
  },
  link_expired: {
    meaning: 'The link in the email has expired or was already used.',
    told: 'Эта ссылка больше не\u00a0действует. Попросите новое письмо, пожалуйста',
  },
  login_wrong: {
    meaning: 'The email or the password is wrong; the response does not reveal which.',
    told: 'Почта или пароль не подходят',
  },
  optician_out_of_stock: {
    meaning: 'The optician has no trial pairs left.',
    told: 'Пробные пары в этом салоне закончились. Выберите другой',
  },
  phone_not_verified: {
    meaning: 'The session has not confirmed this phone.',
    told: 'Подтвердите номер телефона кодом из SMS',
  },
  product_code_mistyped: {
    meaning: 'The check digits of the package code do not match.',
    told: 'Код набран с опечаткой. Сверьте его с упаковкой',
  },
  product_code_unknown: {
    meaning: 'No package has this code.',
    told: 'Такого кода нет среди выпущенных упаковок',
  },
  product_code_used: {
    meaning: 'The code is already registered, by this member or another one.',
    told: 'Этот код уже использован',
  },
  sms_failed: {
    meaning: 'The SMS could not be sent.',
    told: 'Не получилось отправить SMS. Попробуйте ещё раз через минуту',
  },
  unauthorized: {
    meaning: 'Nobody is signed in, or the token is no longer valid.',
    told: 'Войдите, чтобы продолжить',
  },
  forbidden: {
    meaning: 'The caller is not allowed to do this.',
    told: 'Вы можете только смотреть',
  },
  not_found: {
    meaning: 'The requested record does not exist.',
    told: 'Такого адреса нет',
  },
  alias_taken: {
    meaning: 'Another entity of the collection has this alias.',
    told: 'Такой адрес уже занят',
    fields: { alias: 'Уже занят' },
  },
  already_answered: {
    meaning: 'This visitor has already answered.',
    told: 'Вы уже ответили на этот опрос',
  },
  already_redeemed: {
    meaning: 'The certificate is already marked as used.',
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
  discount_upcoming: {
    meaning: 'The discount has not begun.',
    told: 'Это предложение ещё не\u00a0началось',
  },
  email_taken: {
    meaning: 'Another member has this email.',
    told: 'Этот адрес уже у другого участника',
  },
  key_reused: {
    meaning: 'The `Idempotency-Key` was already used for another call or with other parameters.',
    told: 'Этот запрос уже отправлен с другими данными',
  },
  in_use: {
    meaning: 'Other content references it; `fields` lists the references.',
    told: 'Удалить нельзя: здесь ещё есть статьи (1)',
    fields: { 'articles/20': '«Как хранить линзы и ухаживать за контейнером»' },
  },
  edit_conflict: {
    meaning: 'It has been changed by someone else since it was read.',
    told: 'Пока вы писали, это изменил кто-то другой',
  },
  phone_taken: {
    meaning: 'Another member has this phone.',
    told: 'Этот номер уже у\u00a0другого кабинета. Чтобы открыть его, войдите с\u00a0этим номером',
  },
  get_certificate: {
    meaning: 'The phone already has a certificate: call `certificate.get`.',
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
    meaning: 'The current state does not allow this.',
    told: 'Код появится, когда заказ будет готов к выдаче',
  },
  too_large: {
    meaning: 'The file exceeds the size limit.',
    told: 'Файл больше 10\u00a0МБ',
    fields: { file: 'Файл больше 10\u00a0МБ' },
  },
  invalid: {
    meaning: 'The input violates the rules of the collection; `errors` lists the invalid fields.',
    told: 'Проверьте поля',
    fields: { title: 'Обязательное поле' },
  },
  too_many_requests: {
    meaning: 'Too many requests; `error_description` says when to try again.',
    told: 'Кодов было слишком много. Попробуйте через час',
  },
  internal: {
    meaning: 'An internal error. The log has the details.',
    told: 'Что-то пошло не так. Попробуйте ещё раз через минуту',
  },
  not_implemented: {
    meaning: 'This backend does not implement the call yet.',
    told: 'Этот раздел ещё не работает',
  },
  upstream: {
    meaning: 'The edge could not reach the backend.',
    told: 'Сервис временно недоступен. Попробуйте ещё раз позже',
  },
  upstream_contract: {
    meaning: 'The backend’s response to the edge violates the contract.',
    told: 'Сервис прислал неожиданный ответ. Мы уже разбираемся',
  },
  unavailable: {
    meaning: 'The database does not respond; retry after `Retry-After` seconds.',
    told: 'Сервис сейчас не\u00a0отвечает. Попробуйте ещё раз через минуту',
  },
  upstream_timeout: {
    meaning: 'The backend did not respond to the edge in time.',
    told: 'Сервис не\u00a0ответил вовремя. Попробуйте ещё раз',
  },
};
