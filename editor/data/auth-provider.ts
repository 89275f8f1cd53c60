/** Signs in with an account: the cookie is the session, this only asks about it. */
import type { AuthProvider } from 'react-admin';
import { HttpError } from 'react-admin';
import * as calls from '../../contract/calls/editor-people.ts';
import type { Permission } from '../../contract/permissions.ts';
import { isOutage, untilAnswered } from '../calls/outage.ts';
import { send } from '../calls/send.ts';
import { mayI, session } from '../calls/session.ts';
import { forgetMe, rememberMe, whoAmI } from '../calls/who.ts';
import { isOpenPage } from '../sign-in/open-pages.ts';
import { refused, valueOf } from './refused.ts';

/** The permission that a react-admin action needs; every signed-in user may view everything. */
const NEEDED: Readonly<Record<string, Permission>> = { create: 'draft', delete: 'publish' };

export const authProvider: AuthProvider = {
  async login(credentials: { email: string; password: string }) {
    const signed = await send(calls.editorSignIn, { credentials });
    if (!signed.ok) throw refused(signed.error);
    rememberMe(signed.value);
  },
  async logout() {
    if (session.me) await send(calls.editorSignOut, {});
    forgetMe();
  },
  async checkAuth() {
    const who = await whoAmI();
    if (who.ok || isOutage(who.error)) return;
    // No notification: the sign-in form itself says what to do.
    throw Object.assign(refused(who.error), { message: false });
  },
  async checkError(error: unknown) {
    if (!(error instanceof HttpError) || error.status !== 401) return;
    forgetMe();
    throw error;
  },
  async getIdentity() {
    const { name } = valueOf(await whoAmI());
    return { id: name, fullName: name };
  },
  async getPermissions() {
    // The app has no collections until the user is known.
    const who = await untilAnswered(whoAmI);
    // A refusal redirects to the sign-in page; the user would never reach the open page they asked for.
    if (!who.ok && isOpenPage(location.pathname)) return [];
    return valueOf(who).permissions;
  },
  async canAccess({ action }) {
    await whoAmI();
    const needed = NEEDED[action];
    return needed === undefined || mayI(needed);
  },
};
