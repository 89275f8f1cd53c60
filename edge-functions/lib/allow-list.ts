import type { AnyCall, Table } from '../../contract/call.ts';
import { discountOrderStep2, discountOrderStep3 } from '../../contract/calls/content.ts';
import { searchContent } from '../../contract/calls/search.ts';
import { formFeedback, token, tokenExpire } from '../../contract/calls/session.ts';
import {
  cancelRedeemCertificate,
  certificateResend,
  certificates,
  checkCaptcha,
  loginAuthSms,
  loginSendSms,
  orders,
  redeemCertificate,
  siteReviewCommon,
  siteReviewSocial,
  siteSurveyFormGet,
  siteSurveyFormSet,
  userBalance,
  userProfile,
} from '../../contract/calls/user.ts';
import { table } from '../../contract/table.ts';

/** Tables of section 7 whose calls pass the edge. To let another one through, name it here. */
const OPEN_TABLES: readonly Table[] = ['shops'];

/**
 * Single calls that pass beside them: what the header shows a member, and the way out; the steps of
 * an offer's order; a visitor's question; polls and surveys; reviews; the search; the session, the
 * phone's confirmation and what is done with a certificate.
 */
const OPEN_CALLS: readonly AnyCall[] = [
  userProfile,
  userBalance,
  orders,
  tokenExpire,
  discountOrderStep2,
  discountOrderStep3,
  formFeedback,
  siteSurveyFormGet,
  siteSurveyFormSet,
  siteReviewCommon,
  siteReviewSocial,
  searchContent,
  token,
  checkCaptcha,
  loginSendSms,
  loginAuthSms,
  certificateResend,
  certificates,
  redeemCertificate,
  cancelRedeemCertificate,
];

const isOpen = (entry: AnyCall) => OPEN_TABLES.includes(entry.table) || OPEN_CALLS.includes(entry);

const byPath = new Map<string, AnyCall>(table.filter(isOpen).map((entry) => [entry.path, entry]));

/** The contract's entry of a path that may pass, or null. Exact paths only. */
export function allowedCall(pathname: string): AnyCall | null {
  return byPath.get(pathname) ?? null;
}
