import assert from 'node:assert/strict';
import { table } from '../../contract/table.ts';
import { allowedCall } from './allow-list.ts';

/** What the header asks for a member, and the end of a session. */
const OF_MEMBERS = ['user.profile', 'user.balance', 'orders', 'token.expire'];
/** What pages ask and send for anybody. */
const OF_PAGES = [
  'discount.order.step2',
  'discount.order.step3',
  'form.feedback',
  'site.survey.form.get',
  'site.survey.form.set',
  'site.review.common',
  'site.review.social',
];

/** Content that is asked for by what is typed, so that no build can hold it. */
const TYPED = ['search.content'];

/** The way to a certificate beside its own table, and what its holder does with it. */
const OF_CERTIFICATE = [
  'token',
  'check.captcha',
  'login.send.sms',
  'login.auth.sms',
  'certificate.resend',
  'certificates',
  'redeem.certificate',
  'cancel.redeem.certificate',
];

Deno.test('lets exactly the table «shops» and the named calls pass', () => {
  for (const entry of table) {
    const named = [...OF_MEMBERS, ...OF_PAGES, ...TYPED, ...OF_CERTIFICATE].includes(entry.name);
    const open = entry.table === 'shops' || named;
    assert.equal(allowedCall(entry.path), open ? entry : null, entry.name);
  }
});

Deno.test('no call of one person may be kept by a cache', () => {
  for (const name of [...OF_MEMBERS, ...OF_CERTIFICATE]) {
    const entry = table.find((one) => one.name === name);
    assert.ok(entry && !entry.content && !entry.cachedByCity, name);
  }
});

Deno.test('knows no spelling of a path but the contract’s', () => {
  for (const path of [
    '/rest/shops/',
    '/rest/SHOPS',
    '/rest//shops',
    '/rest/shops%2f',
    '/rest/',
    '',
  ]) {
    assert.equal(allowedCall(path), null, path);
  }
});
