import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import * as calls from '../../../contract/calls/user.ts';
import type { SurveyAnswers, SurveyForm } from '../../../contract/schemas/survey.ts';
import { faultsOf } from '../../../src/config/survey-answers.ts';
import { surveyAnswers, surveyForms } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { inOrder } from '../../db/in-order.ts';
import { Failure, notFound } from '../../failure.ts';
import { implement, type Caller } from '../../handler.ts';
import { marksOf } from '../../caller-marks.ts';
import { countAttempt } from '../../limits/attempts.ts';
import { holdMembersLedger } from '../../once.ts';
import { earn } from '../../points/ledger.ts';
import { readPointsRules, type EarningRule } from '../../points/rules.ts';
import { resultsOf } from '../../surveys/results.ts';

type FormRow = typeof surveyForms.$inferSelect;

const changed = () =>
  new Failure('bad_request', 'Ответы не\u00a0подходят к\u00a0этому опросу', {
    answers: 'Обновите страницу: вопросы изменились',
  });

const again = () => new Failure('already_answered', 'Вы\u00a0уже ответили на\u00a0этот опрос');

/**
 * Answers of this person: the member's own, and those from the device before anyone signed in on
 * it. On a shared device one member's answers do not block another's.
 */
function mineOf({ userId, deviceId }: Caller): SQL | undefined {
  const { deviceId: device, userId: user } = surveyAnswers;
  if (userId === null) return deviceId === null ? undefined : eq(device, deviceId);
  if (deviceId === null) return eq(user, userId);
  return or(eq(user, userId), and(eq(device, deviceId), isNull(user)));
}

async function hasAnswered(db: Database, formId: number, caller: Caller): Promise<boolean> {
  const mine = mineOf(caller);
  if (!mine) return false;
  return (await db.$count(surveyAnswers, and(eq(surveyAnswers.formId, formId), mine))) > 0;
}

/** The rule by which answering a form of that kind earns points; a poll earns none. */
function earningOf(kind: FormRow['kind']): EarningRule | null {
  if (kind === 'poll') return null;
  return kind === 'quiz' ? 'quiz' : 'survey';
}

async function shown(db: Database, form: FormRow, answered: boolean): Promise<SurveyForm> {
  const { id, title, lead, kind, questions, solutions } = form;
  const results = answered ? await resultsOf(db, id, questions) : null;
  const earning = earningOf(kind);
  const points = earning ? (await readPointsRules(db)).earnings[earning].points : 0;
  return {
    ...{ id, title, lead, kind, questions, answered, results, points },
    ...(answered && solutions.length > 0 ? { solutions } : {}),
  };
}

const get = implement(calls.siteSurveyFormGet, async ({ formId, kind }, { db, caller }) => {
  const wanted =
    formId === undefined ? eq(surveyForms.kind, kind ?? 'survey') : eq(surveyForms.id, formId);
  const [form] = await db
    .select()
    .from(surveyForms)
    .where(wanted)
    .orderBy(...inOrder(surveyForms))
    .limit(1);
  if (!form) throw notFound('Опрос', 'не\u00a0найден');
  return shown(db, form, await hasAnswered(db, form.id, caller));
});

/** Answers of visitors per hour from one network address, as for reviews. */
const FROM_ADDRESS = 60;

/**
 * A visitor's device is whatever they say it is: one program could decide a poll. A member answers once, from
 * whichever address.
 * @throws Failure `too_many_requests`.
 */
async function countAnswer(db: Database, caller: Caller, now: Date): Promise<void> {
  if (caller.userId !== null) return;
  await countAttempt(
    db,
    [{ kind: 'survey', mark: marksOf(caller).address, most: FROM_ADDRESS, minutes: 60 }],
    'Ответов с\u00a0вашего адреса пришло слишком много. Попробуйте через час',
    now,
  );
}

/** Deduplicates questions and options, and trims text. */
function tidy(answers: SurveyAnswers): SurveyAnswers {
  return answers.map(({ question, options, text }) => ({
    question,
    options: [...new Set(options)],
    ...(text ? { text } : {}),
  }));
}

/** @throws Failure naming every question with an invalid answer. */
function check({ questions }: FormRow, answers: SurveyAnswers): void {
  const known = new Set(questions.map(({ id }) => id));
  const asked = answers.map(({ question }) => question);
  if (new Set(asked).size < asked.length || asked.some((id) => !known.has(id))) {
    throw changed();
  }
  const faults = faultsOf(questions, answers);
  if (faults.size === 0) return;
  const fields = [...faults].map(([id, fault]) => [`question-${id}`, fault]);
  throw new Failure(
    'bad_request',
    'Ответьте на\u00a0отмеченные вопросы',
    Object.fromEntries(fields),
  );
}

/**
 * Stores the answers and credits the member's points.
 * @throws Failure `already_answered`, `bad_request` when the form has just been edited,
 * `unauthorized` when the member has just deleted their account.
 */
async function store(
  db: Database,
  { id: formId, alias, kind, revision }: FormRow,
  answers: SurveyAnswers,
  { userId, deviceId }: Caller,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Before the answer, which locks the member's row.
    if (userId !== null) await holdMembersLedger(tx, userId);
    // The lock stops editors from deleting the form; its revision shows whether it has changed since.
    const [form] = await tx
      .select({ revision: surveyForms.revision })
      .from(surveyForms)
      .where(eq(surveyForms.id, formId))
      .for('share');
    if (form?.revision !== revision) throw changed();
    const stored = await tx
      .insert(surveyAnswers)
      .values({ formId, answers, userId, deviceId, createdAt: now })
      // A double click: the unique index decides which one counts.
      .onConflictDoNothing()
      .returning({ id: surveyAnswers.id });
    if (stored.length === 0) throw again();
    const earning = earningOf(kind);
    if (userId !== null && earning) await earn(tx, userId, earning, alias, now);
  });
}

const set = implement(calls.siteSurveyFormSet, async ({ formId, answers }, context) => {
  const { db, caller, now } = context;
  const [form] = await db.select().from(surveyForms).where(eq(surveyForms.id, formId));
  if (!form) throw notFound('Опрос', 'не\u00a0найден');
  if (caller.userId === null && caller.deviceId === null) {
    throw new Failure('bad_request', 'Чтобы ответить, разрешите сайту хранить cookie');
  }
  if (await hasAnswered(db, formId, caller)) throw again();
  check(form, answers);
  const at = now();
  await countAnswer(db, caller, at);
  await store(db, form, tidy(answers), caller, at);
  return shown(db, form, true);
});

export const surveyHandlers = [get, set];
