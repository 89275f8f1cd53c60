import Bowser from 'bowser';
import * as account from '../../../contract/calls/account.ts';
import type { MemberSession } from '../../../contract/schemas/account.ts';
import { Failure } from '../../failure.ts';
import { implement, memberOf } from '../../handler.ts';
import { changePhone, sendPhoneCodes } from '../../members/change-phone.ts';
import { shownProfile } from '../../members/profile.ts';
import { endOtherSessions, endSessionOf, sessionsOf } from '../../sessions.ts';

type Row = Awaited<ReturnType<typeof sessionsOf>>[number];

const KINDS: Readonly<Record<string, MemberSession['device']>> = {
  mobile: 'phone',
  tablet: 'tablet',
};

/** Browser and platform, as far as the User-Agent reveals them. */
function traitsOf(userAgent: string | null) {
  const { browser, os, platform } = Bowser.parse(userAgent || 'unknown');
  return {
    browser: browser.name || null,
    system: os.name || null,
    device: KINDS[platform.type ?? ''] ?? 'computer',
  };
}

const shownSession = (row: Row): MemberSession => ({
  id: row.id,
  ...traitsOf(row.userAgent),
  city: row.city,
  signed_in_at: row.createdAt.toISOString(),
  last_seen_at: row.lastSeenAt.toISOString(),
  current: row.isOwn,
});

const list = implement(account.sessions, async (_params, { db, caller, now }) => {
  const items = (await sessionsOf(db, memberOf(caller), caller, now())).map(shownSession);
  return { items, total: items.length };
});

const end = implement(account.sessionEnd, async ({ id }, { db, caller }) => {
  if (await endSessionOf(db, memberOf(caller), id)) return { expired: 1 };
  throw new Failure('not_found', 'Этого входа уже нет');
});

const endOthers = implement(account.sessionEndOthers, async (_params, { db, caller }) => ({
  expired: await endOtherSessions(db, memberOf(caller), caller),
}));

const phoneCodes = implement(account.userPhoneCodes, ({ phone }, context) =>
  sendPhoneCodes(phone, context),
);

const phoneChange = implement(account.userPhoneChange, async (typed, context) =>
  shownProfile(context.db, await changePhone(typed, context)),
);

export const memberSessionHandlers = [list, end, endOthers, phoneCodes, phoneChange];
