/**
 * The personal data that is stored, for how long, and what happens to it when a member deletes the
 * account, by database table. The export, the deletion, the clean-up worker, the pages that inform
 * members and the tests all read this one table.
 */

/** Days after which a row is deleted, and the column from which they are counted. */
export type Term = { readonly days: number; readonly since: string };

/** What remains, always without a name, phone or address. */
export type Stays = { readonly what: string; readonly why: string; readonly term: Term | null };

type Kept = {
  /** The text for members. */
  readonly what: string;
  /** Null: as long as the membership lasts, or until the person asks for deletion. */
  readonly term: Term | null;
  /** After a member has deleted the account: `gone` immediately, or what remains without them. */
  readonly leaving: 'gone' | Stays;
};

/** Tables without personal data, or with nothing more than a hash. */
type Technical = Pick<Kept, 'what'> & { readonly term: Term };

const YEAR = 365;
/** The limitation period for court claims (article 196 of the Civil Code). */
const CLAIMS = 3 * YEAR;
/** The retention period of accounting records (article 29 of 402-FZ). */
const ACCOUNTS = 5 * YEAR;

const sinceSent = (days: number): Term => ({ days, since: 'после отправки' });
const sinceLeft = (days: number): Term => ({ days, since: 'после удаления кабинета' });
const sinceForm: Term = { days: ACCOUNTS, since: 'после анкеты' };
const sinceEnd: Term = { days: ACCOUNTS, since: 'после использования или окончания' };

export const keptData = {
  users: {
    what: 'имя, телефон, почта, пароль, день рождения, город и\u00a0дети',
    term: null,
    leaving: {
      what: 'номер записи участника',
      why: 'на\u00a0него ссылаются записи учёта',
      term: null,
    },
  },
  profile_changes: {
    what: 'история изменений ваших данных',
    term: { days: CLAIMS, since: 'после изменения' },
    leaving: 'gone',
  },
  consents: {
    what: 'согласия, которые вы\u00a0дали или отозвали',
    term: { days: CLAIMS, since: 'после ответа, если вы\u00a0не\u00a0участник клуба' },
    leaving: {
      what: 'отметки о\u00a0согласиях',
      why: 'закон требует уметь их подтвердить',
      term: sinceLeft(CLAIMS),
    },
  },
  sessions: {
    what: 'входы в\u00a0кабинет и\u00a0подтверждения номера',
    term: { days: 30, since: 'после окончания' },
    leaving: 'gone',
  },
  known_devices: {
    what: 'отметки, с\u00a0каких устройств вы\u00a0входили',
    term: { days: YEAR, since: 'после последнего входа' },
    leaving: 'gone',
  },
  sms_codes: { what: 'запросы кодов из\u00a0SMS', term: sinceSent(30), leaving: 'gone' },
  letter_keys: {
    what: 'ссылки из\u00a0писем для входа и\u00a0подтверждения',
    term: { days: 1, since: 'после окончания' },
    leaving: 'gone',
  },
  outbox: { what: 'письма и\u00a0SMS', term: sinceSent(30), leaving: 'gone' },
  feedback: { what: 'вопросы, заданные на\u00a0сайте', term: sinceSent(YEAR), leaving: 'gone' },
  form_entries: { what: 'сообщения и\u00a0заявки', term: sinceSent(YEAR), leaving: 'gone' },
  survey_answers: {
    what: 'ответы на\u00a0опросы',
    term: null,
    leaving: 'gone',
  },
  reviews: {
    what: 'отзывы',
    term: null,
    leaving: {
      what: 'тексты отзывов',
      why: 'они нужны другим посетителям',
      term: null,
    },
  },
  certificate_requests: {
    what: 'анкеты сертификатов',
    term: sinceForm,
    leaving: {
      what: 'номера анкет сертификатов',
      why: 'учёт пробных пар в\u00a0салонах',
      term: sinceForm,
    },
  },
  certificates: {
    what: 'сертификаты',
    term: sinceEnd,
    leaving: {
      what: 'номера сертификатов',
      why: 'учёт пробных пар в\u00a0салонах',
      term: sinceEnd,
    },
  },
  points_entries: {
    what: 'баллы',
    term: null,
    leaving: {
      what: 'записи о\u00a0начисленных и\u00a0списанных баллах',
      why: 'бухгалтерский учёт',
      term: sinceLeft(ACCOUNTS),
    },
  },
  orders: {
    what: 'заказы и\u00a0записи на\u00a0вебинары',
    term: null,
    leaving: {
      what: 'заказы: незавершённые отменяются',
      why: 'бухгалтерский учёт',
      term: sinceLeft(ACCOUNTS),
    },
  },
  package_codes: {
    what: 'коды с\u00a0упаковок',
    term: null,
    leaving: {
      what: 'отметки, что код с\u00a0упаковки использован',
      why: 'каждый код действует один раз',
      term: null,
    },
  },
  once_answers: {
    what: 'квитанции об\u00a0отправленных запросах',
    term: { days: 1, since: 'после запроса' },
    leaving: 'gone',
  },
} as const satisfies Record<string, Kept>;

/** Tables with personal data. */
export type KeptTable = keyof typeof keptData;

/** Other data that is cleaned up: none of these tables identifies a person. */
export const technicalData = {
  attempts: {
    what: 'счётчики попыток входа и\u00a0отправки форм',
    term: { days: 1, since: 'после попытки' },
  },
  captcha_passes: {
    what: 'пройденные проверки «я\u00a0не\u00a0робот»',
    term: { days: 1, since: 'после проверки' },
  },
  review_marks: {
    what: 'метки устройства и\u00a0сети при\u00a0отзывах',
    term: { days: 30, since: 'после отзыва' },
  },
  survey_marks: {
    what: 'метки устройства при\u00a0ответах на\u00a0опросы',
    term: { days: YEAR, since: 'после ответа' },
  },
  content_changes: {
    what: 'сообщения об\u00a0изменениях сайта',
    term: { days: 1, since: 'после сохранения' },
  },
  desk_log: {
    what: 'журнал поддержки: кто из\u00a0сотрудников и\u00a0зачем открывал данные',
    term: { days: CLAIMS, since: 'после обращения' },
  },
  editor_log: { what: 'журнал действий редакторов', term: { days: YEAR, since: 'после действия' } },
  editor_accounts: {
    what: 'закрытые учётные записи редакторов',
    term: { days: YEAR, since: 'после закрытия' },
  },
  editor_sessions: {
    what: 'входы в\u00a0редакцию',
    term: { days: 30, since: 'после окончания' },
  },
  editor_keys: {
    what: 'ссылки из\u00a0писем редакторам',
    term: { days: 1, since: 'после окончания' },
  },
  editor_presence: {
    what: 'что открыто у\u00a0редакторов',
    term: { days: 1, since: 'после закрытия' },
  },
  editor_answers: {
    what: 'квитанции о\u00a0записях, созданных редакторами',
    term: { days: 1, since: 'после создания' },
  },
  uploads: {
    what: 'загруженные файлы, которых нет ни\u00a0на\u00a0странице, ни\u00a0в\u00a0библиотеке',
    term: { days: 7, since: 'после загрузки' },
  },
} as const satisfies Record<string, Technical>;

/** The rows of the table in the form that views read. */
export const keptRows: readonly Kept[] = Object.values(keptData);

const years = (count: number) =>
  count === 1 ? 'год' : `${count}\u00a0${count < 5 ? 'года' : 'лет'}`;

const days = (count: number) => (count === 1 ? 'сутки' : `${count}\u00a0дней`);

/** «30 дней после отправки». */
export const termWords = ({ days: count, since }: Term): string =>
  `${count % YEAR === 0 ? years(count / YEAR) : days(count)} ${since}`;

/** How long a row is stored during a membership. */
export const keptFor = ({ term }: Kept): string =>
  term === null ? 'пока вы\u00a0участник клуба' : termWords(term);

/** «бухгалтерский учёт, 5 лет после удаления кабинета». */
export const staysWords = ({ why, term }: Stays): string =>
  `${why}, ${term === null ? 'бессрочно' : termWords(term)}`;

/** The rows deleted together with a member, and those that remain without them. */
export const goesWithMember: readonly string[] = [
  keptData.users.what,
  ...keptRows.flatMap(({ what, leaving }) => (leaving === 'gone' ? [what] : [])),
];
export const staysWithoutMember: readonly Stays[] = keptRows.flatMap(({ leaving }) =>
  leaving === 'gone' ? [] : [leaving],
);
