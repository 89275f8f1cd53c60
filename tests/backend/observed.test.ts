/** A backend's log, metrics and traces of a complete walk contain no personal data. */
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { DEVICE_HEADER, TOKEN_HEADER } from '../../contract/headers.ts';
import { REQUEST_ID_HEADER } from '../../contract/request-id.ts';
import { formFeedback } from '../../contract/calls/session.ts';
import { certificateFormSend, certificateGet } from '../../contract/calls/shops.ts';
import {
  checkCaptcha,
  loginAuthSms,
  loginSendSms,
  userProfile,
} from '../../contract/calls/user.ts';
import { memberConsents, questionConsent } from '../../src/config/member-consents.ts';
import type { AnyCall } from '../../contract/call.ts';
import { freePort } from '../../scripts/ports.ts';
import { formOf, opticianWith } from '../contract/certificate-rows.ts';
import { makeScratch } from '../contract/scratch.ts';
import { requestOf, type Params } from '../contract/site.ts';
import { startMailServer, type MailServer } from './mail-server.ts';
import { places, type Place } from './places.ts';
import { spawned, type Spawned } from './spawned.ts';
import { spansIn, startCollector } from './trace-collector.ts';
import { until } from './until.ts';

const MEMBER = '+79001450001';
const HOLDER = '+79001450002';
const UNLUCKY = '+79001450003';
const EMAIL = 'marfa.observed@example.ru';
const NAME = 'Марфа';
/** A certificate for this name cannot be stored. */
const FATAL_NAME = 'Несчастливцева';
const DEVICE = 'device-of-the-observed-walk';
const REQUEST = 'observed-request-00001';
/** Text of a question, which becomes a letter. */
const QUESTION = 'observed-question-0001';

const outbox = v.array(v.object({ to: v.string(), code: v.optional(v.string()) }));
const line = v.looseObject({
  level: v.picklist(['info', 'warn', 'error']),
  time: v.pipe(v.string(), v.isoTimestamp()),
  process: v.literal('backend'),
  msg: v.string(),
  request: v.optional(v.string()),
});
type Line = v.InferOutput<typeof line>;

/** All texts in a value, without numbers of lines in a file. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replaceAll(/:\d+/g, '')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

for (const place of places) {
  describe(`an observed backend on ${place.name}`, () => {
    const directory = makeScratch('observed');
    let made: Awaited<ReturnType<Place['make']>>;
    let mail: MailServer;
    let collector: Awaited<ReturnType<typeof startCollector>>;
    let backend: Spawned;
    let origin: string;
    let metrics: string;
    let opticId: number;
    /** Data that must not appear in a log. */
    const secrets: string[] = [MEMBER, HOLDER, UNLUCKY, EMAIL, NAME, FATAL_NAME];

    async function ask(call: AnyCall, params: Params, headers: Record<string, string> = {}) {
      const {
        url,
        method,
        body,
        headers: own,
      } = requestOf(call, params, {
        [DEVICE_HEADER]: DEVICE,
        ...headers,
      });
      const { pathname, search } = new URL(url);
      const sent = body && (await new Response(body).text());
      const reply = await fetch(origin + pathname + search, { method, body: sent, headers: own });
      return { status: reply.status, headers: reply.headers, body: await reply.json() };
    }

    /** Confirms a phone by a code, after a wrong one. @returns headers of that visitor. */
    async function confirm(phone: string, action: 'authorization' | 'certificate') {
      const ctoken = `local:certificate:${Date.now()}:${phone.slice(-4)}`;
      assert.equal((await ask(checkCaptcha, { ctoken })).status, 200);
      assert.equal((await ask(loginSendSms, { phone, action })).status, 200);
      const messages = v.parse(outbox, await (await fetch(`${origin}/dev/outbox`)).json());
      const code = messages.find(({ to }) => to === phone)?.code ?? assert.fail('no code');
      const policy = memberConsents.policy.version;
      const wrong = code === '0000' ? '1111' : '0000';
      assert.equal((await ask(loginAuthSms, { phone, code: wrong, action, policy })).status, 400);
      const { status, body } = await ask(loginAuthSms, { phone, code, action, policy });
      assert.equal(status, 200, JSON.stringify(body));
      const token = String(body.result.token ?? body.result.access_token);
      secrets.push(code, token);
      return { [TOKEN_HEADER]: token };
    }

    before(async () => {
      made = await place.make(directory);
      await made.use(async (db) => {
        opticId = await opticianWith(db, 50);
        await db.execute(
          sql.raw(`alter table certificate_requests
            add constraint observed check (last_name <> '${FATAL_NAME}')`),
        );
      });
      mail = await startMailServer({ hasTls: false });
      mail.will({ at: 'rcpt', code: 550, words: `5.1.1 <${EMAIL}>: no such ${NAME} here` });
      collector = await startCollector();
      const [port, metricsPort] = [await freePort(), await freePort()];
      origin = `http://127.0.0.1:${port}`;
      metrics = `http://127.0.0.1:${metricsPort}`;
      backend = spawned('backend/server.ts', {
        ...made.environment,
        JOBS: 'backend',
        BACKEND_PORT: String(port),
        METRICS_PORT: String(metricsPort),
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        LOG_FORMAT: 'json',
        ISSUE_DELAY: '5',
        SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
        MAIL_FROM: 'Ясно <info@yasno.example>',
      });
      await backend.line(/Backend: /);
      const member = await confirm(MEMBER, 'authorization');
      assert.equal((await ask(userProfile, {}, member)).status, 200);
      const holder = await confirm(HOLDER, 'certificate');
      const form = { ...formOf(HOLDER, opticId), name: NAME, email: EMAIL };
      assert.equal((await ask(certificateFormSend, form, holder)).status, 200);
      await until(
        async () => (await ask(certificateGet, form, holder)).body.result?.process === 'ready',
      );
      const unlucky = await confirm(UNLUCKY, 'certificate');
      const fatal = { ...formOf(UNLUCKY, opticId), lastName: FATAL_NAME, email: EMAIL };
      const failed = await ask(certificateFormSend, fatal, {
        ...unlucky,
        [REQUEST_ID_HEADER]: REQUEST,
      });
      assert.equal(failed.status, 500);
      assert.equal(failed.headers.get(REQUEST_ID_HEADER), REQUEST);
      await backend.line(/A message is dead/);
      const { version: policy } = questionConsent;
      const question = { name: NAME, email: EMAIL, question: 'Когда?', policy };
      const asked = await ask(formFeedback, question, { [REQUEST_ID_HEADER]: QUESTION });
      assert.equal(asked.status, 200, JSON.stringify(asked.body));
      await backend.line(new RegExp(`"request":"${QUESTION}".*"msg":"A message is sent"`));
    });
    after(async () => {
      await backend.kill();
      await Promise.all([collector.close(), mail.close(), made.end()]);
      rmSync(directory, { recursive: true });
    });

    const lines = (): Line[] =>
      backend.lines.map((one) => v.parse(v.pipe(v.string(), v.parseJson(), line), one));

    test('logs one line per call, with the request id, and none for health checks', async () => {
      await fetch(`${origin}/health/ready`);
      const served = lines().filter(({ msg }) => msg === 'served');
      const calls = served.map(({ call }) => call);
      const count = (name: string) => calls.filter((call) => call === name).length;
      assert.equal(count(loginAuthSms.name), 6);
      assert.equal(count(userProfile.name), 1);
      assert.ok(calls.every((call) => !String(call).includes('health')));
      assert.deepEqual(
        served
          .filter(({ request }) => request === REQUEST)
          .map(({ call, status }) => [call, status]),
        [[certificateFormSend.name, 500]],
      );
      const ids = new Set(served.map(({ request }) => request));
      assert.equal(ids.size, served.length, 'each request has its own id');
    });

    test('logs the email that a request caused under the id of the request', () => {
      const ofQuestion = lines().filter(({ request }) => request === QUESTION);
      const told = ofQuestion.map(({ msg, channel, gateway, call }) => ({
        msg,
        ...(call === undefined ? { channel, gateway } : { call }),
      }));
      assert.deepEqual(
        told.toSorted((one, other) => one.msg.localeCompare(other.msg)),
        [
          { msg: 'A message is sent', channel: 'email', gateway: 'smtp' },
          { msg: 'served', call: formFeedback.name },
        ],
      );
    });

    test('logs an error with its code, location and statement, under the request id', () => {
      const [told] = lines().filter(({ level }) => level === 'error');
      assert.equal(told?.request, REQUEST);
      const error = JSON.stringify(told?.['error']);
      assert.match(error, /insert into \\"certificate_requests\\"/);
      assert.match(error, /23514/);
      assert.match(error, /observed/);
      assert.match(error, /backend\/certificates\/accept\.ts/);
    });

    test('logs no phone, code, address, name or token', () => {
      // Random ids and times may contain the digits of a code.
      const texts = lines()
        .map(({ time: _time, request: _request, ...told }) => told)
        .flatMap(textsIn);
      const digits = secrets.map((secret) => secret.replace(/^\+7/, ''));
      for (const secret of digits) {
        const whole = new RegExp(`(?<!\\w)${secret}(?!\\w)`);
        const isIn = (one: string) =>
          /^\d{4}$/.test(secret) ? whole.test(one) : one.includes(secret);
        assert.equal(texts.find(isIn), undefined, `${secret} is in the log`);
      }
    });

    test('exposes its metrics', async () => {
      assert.equal((await fetch(`${origin}/metrics`)).status, 404, 'only on a port of their own');
      const told = await (await fetch(`${metrics}/metrics`)).text();
      const value = (series: string) =>
        Number(
          told
            .split('\n')
            .find((one) => one.startsWith(`${series} `))
            ?.split(' ')[1],
        );
      const own = (name: string, labels = '') => value(`${name}{${labels}process="backend"}`);
      assert.equal(own('yasno_calls_total', 'call="login.send.sms",status="200",'), 3);
      assert.equal(own('yasno_certificates_issued_total'), 1);
      assert.equal(
        own('yasno_deliveries_total', 'channel="email",gateway="smtp",state="dead",'),
        1,
      );
      assert.equal(own('yasno_outbox_messages', 'state="dead",'), 1);
      assert.equal(own('yasno_queue_overdue_seconds', 'queue="certificates",'), 0);
      assert.equal(own('yasno_database_up'), 1);
      for (const secret of secrets.filter((one) => one.length > 4)) {
        assert.ok(!told.includes(secret), secret);
      }
    });

    test('traces requests down to the statements, without their parameters', async () => {
      // It flushes its spans when it stops.
      await backend.stop();
      const spans = collector.bodies.flatMap(spansIn);
      const calls = spans.filter(({ name }) => name === certificateFormSend.name);
      assert.equal(calls.length, 2);
      for (const call of calls) {
        const stored = spans.find(
          ({ name, traceId, parentSpanId }) =>
            name === 'insert certificate_requests' &&
            traceId === call.traceId &&
            parentSpanId === call.spanId,
        );
        assert.ok(stored, spans.map(({ name }) => name).join(', '));
      }
      const [question] = spans.filter(({ name }) => name === formFeedback.name);
      const letter = spans.find(
        ({ name, parentSpanId }) => name === 'deliver email' && parentSpanId === question?.spanId,
      );
      assert.equal(letter?.traceId, question?.traceId);
      assert.ok(letter, 'the email is part of the trace of its request');
      const sent = collector.bodies.join('\n');
      for (const secret of secrets.filter((one) => one.length > 4)) {
        assert.ok(!sent.includes(secret.replace(/^\+7/, '')), secret);
      }
    });
  });
}
