import { eq } from 'drizzle-orm';
import * as schema from '../../backend/db/schema.ts';
import { outboxSender } from '../../backend/outbox/sender.ts';
import { formFeedback, formSave } from '../../contract/calls/session.ts';
import { inviteFriend, userProfileEdit } from '../../contract/calls/user.ts';
import { DEVICE_HEADER } from '../../contract/headers.ts';
import { questionConsent } from '../../src/config/member-consents.ts';
import { giveCertificate, opticianWith } from './certificate-rows.ts';
import { confirmPhone } from '../../backend/sessions.ts';
import type { Site } from './site.ts';
import { signIn } from './stubs.ts';

/** Names consist of letters only. */
const inLetters = (phone: string) =>
  phone.slice(-4).replace(/\d/g, (digit) => 'абвгдежзик'.charAt(Number(digit)));

/** Texts that identify the member: none may remain after the account is deleted. */
const traces = (phone: string) => ({
  phone,
  email: `kept${phone.slice(-4)}@example.ru`,
  device: `device-of-${phone.slice(-4)}`,
  address: `203.0.113.${Number(phone.slice(-3))}`,
  firstName: `Аглая${inLetters(phone)}`,
  lastName: `Незабудкина${inLetters(phone)}`,
  street: `ул. Памятная, ${phone.slice(-4)}`,
  campaign: `campaign-of-${phone.slice(-4)}`,
});

/** A member with rows in every table that stores personal data. */
export async function memberEverywhere(site: Site, phone: string, now: Date) {
  const { db } = site;
  const trace = traces(phone);
  const { email, device, address, firstName, lastName, street, campaign } = trace;
  const signedIn = await signIn(db, now, phone);
  const headers = { ...signedIn.headers, [DEVICE_HEADER]: device, 'x-forwarded-for': address };
  const { id: userId } = signedIn.user;
  await db.update(schema.users).set({ email }).where(eq(schema.users.id, userId));
  await site.result(userProfileEdit, { firstName, lastName, consents: { sms: true } }, headers);
  await site.result(inviteFriend, {}, headers);
  const personal = { subject: 'Заказы', message: `Где мой заказ? Звоните ${phone}` };
  await site.result(formSave, { form: 'personal-feedback', fields: personal }, headers);
  const contact = { name: firstName, email: email.toUpperCase(), message: 'Отвечайте письмом' };
  await site.result(formSave, { form: 'contact', fields: contact });
  const { version: policy } = questionConsent;
  const asked = { name: firstName, email, question: 'Можно ли плавать?', policy };
  await site.result(formFeedback, asked, { 'x-forwarded-for': address });
  await giveCertificate(db, phone, await opticianWith(db, 3), { issuedAt: now });
  // The email of the form, to a mistyped address.
  const mistyped = `mistyped${phone.slice(-4)}@example.ru`;
  const [form] = await db
    .update(schema.certificateRequests)
    .set({ email: mistyped, address: street, extra: { utm_source: campaign } })
    .where(eq(schema.certificateRequests.phone, phone))
    .returning({ id: schema.certificateRequests.id });
  const wanted = { subject: 'Сертификат', text: `Сертификат для ${firstName}` };
  const letter = { to: mistyped, channel: 'email', ...wanted } as const;
  await outboxSender({ ...letter, about: `certificate:${form?.id ?? 0}` }, db, now);
  const moment = { createdAt: now, expiresAt: now };
  const order = { kind: 'webinar', itemId: 1, title: 'Вебинар', state: 'redeemed' } as const;
  await db
    .insert(schema.orders)
    .values({ ...order, userId, points: 10, createdAt: now, updatedAt: now });
  const points = { rule: 'survey', title: 'Опрос', points: 5, happenedAt: now } as const;
  await db.insert(schema.pointsEntries).values({ ...points, userId, reference: 'x' });
  const pack = { code: `KEPT${phone.slice(-4)}`, product: 'Линзы', points: 5, registeredAt: now };
  await db.insert(schema.packageCodes).values({ ...pack, userId });
  const answers = [{ question: 1, options: [1], text: `Я ${firstName}` }];
  await db
    .insert(schema.surveyAnswers)
    .values({ formId: 1, answers, deviceId: device, userId, createdAt: now });
  const review = { kind: 'common', rating: 5, text: 'Удобно каждый день' } as const;
  await db
    .insert(schema.reviews)
    .values({ ...review, deviceId: device, addressHash: 'hash', userId, createdAt: now });
  const receipt = { key: 'attempt', call: 'order.webinar', digest: 'x', answer: { to: email } };
  await db.insert(schema.onceAnswers).values({ ...receipt, userId, createdAt: now });
  const code = { action: 'authorization', digest: 'x', device: 'hash', sentAt: now } as const;
  await db.insert(schema.smsCodes).values({ ...code, phone });
  await db.insert(schema.knownDevices).values({ userId, device: 'hash', seenAt: now });
  const link = { keyHash: `kept-${userId}`, purpose: 'restore', email } as const;
  await db.insert(schema.letterKeys).values({ ...link, userId, ...moment });
  const text = 'Откройте ссылку: http://localhost:8888/auth/?restore=sEcret-key';
  await outboxSender({ to: email, channel: 'email', subject: 'Тема', text }, db, now);
  await outboxSender({ to: phone, channel: 'sms', text: 'код 4711.', code: '4711' }, db, now);
  // Another member views their own certificate with this phone; their session remains.
  const other = await signIn(db, now, `+7901${phone.slice(-7)}`);
  const visitor = { token: other.token, deviceId: null, userId: other.user.id };
  await confirmPhone(db, visitor, phone, now);
  return { trace, userId, headers, other };
}
