import { certificateOptician } from '../../../../contract/calls/account.ts';
import { certificateFormSend, certificateGet } from '../../../../contract/calls/shops.ts';
import { certificateResend, loginAuthSms, loginSendSms } from '../../../../contract/calls/user.ts';
import type { CertificateProcess } from '../../../../contract/schemas/certificate.ts';
import type { SmsAction } from '../../../../contract/schemas/sign-in.ts';
import { browserCall } from '../../../client/calls/browser-call.ts';
import { passCaptcha } from '../../../client/captcha/pass-captcha.ts';
import { documentCookie } from '../../../client/cookies/document-cookies.ts';
import { keepCampaign, keptCampaign } from '../../../client/memory/campaign.ts';
import { CONSENT_COOKIE } from '../../../config/constants.ts';
import { ensureDevice } from '../../../client/cookies/device.ts';
import type { CallError } from '../../../client/calls/result.ts';
import { dropInvite, keptInvite } from '../../../stores/invite.ts';
import { network } from '../../../stores/network.ts';
import { keepSession } from '../../../stores/sign-in.ts';
import { payloadOf } from './flow-form.ts';
import type { FlowEvent } from './flow-state.ts';
import type { Outcome, Work } from './runner.ts';

const CAPTCHA_ACTION = 'certificate';
const SECOND = 1000;

/**
 * The server's own message; null if there is only our default, which does not mention certificates.
 */
function failedWith({ code, description, isServers, fields }: CallError): FlowEvent {
  const text = isServers && code !== 'internal' ? description : null;
  return { type: 'failed', text, ...(fields && { fields }) };
}

/** No response at all, and not for the server's slowness: the connection is to blame. */
const isLost = ({ status, code }: CallError) =>
  status === undefined && (code === 'upstream' || !network.online);

/** The event of an error in the flow, by its code; any other is a failure with its own message. */
function errorOutcome(error: CallError, known: Partial<Record<string, Outcome>> = {}): Outcome {
  return known[error.code] ?? (isLost(error) ? 'lost' : failedWith(error));
}

/** The invitation of a new member: it is sent with the code that creates the membership. */
function invited(action: SmsAction): { invite?: string } {
  const invite = action === 'authorization' ? keptInvite() : null;
  return invite === null ? {} : { invite };
}

const UNCONFIRMED = { phone_not_verified: { type: 'unconfirmed' } } as const;

const fieldsOf = (query: string | null): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(query ?? ''));

/**
 * Section 3: «plus any extra query fields». If the query names no campaign, that of an earlier page is sent,
 * unless the visitor allows only what is necessary. The optician of `?optic=` is already in the form.
 */
function queryFields(): Record<string, string> {
  const { optic: _optic, ...fields } = fieldsOf(window.location.search);
  if (documentCookie(CONSENT_COOKIE.name) === 'no') return fields;
  keepCampaign(window.location.search);
  return { ...fields, ...fieldsOf(keptCampaign()) };
}

/** The event of an accepted request in the flow. */
const processed = ({ process, isResendCertificate }: CertificateProcess): FlowEvent =>
  process === 'ready' ? { type: 'ready', isResendCertificate } : { type: 'process' };

/** Makes the calls of the contract and turns their responses into events. */
export async function flowWork(effect: Work, signal: AbortSignal): Promise<Outcome> {
  ensureDevice();
  switch (effect.type) {
    case 'passCaptcha': {
      const reply = await passCaptcha(CAPTCHA_ACTION, signal);
      return reply.ok ? { type: 'captchaPassed' } : errorOutcome(reply.error);
    }
    case 'sendCode': {
      const { phone, action } = effect;
      const reply = await browserCall(loginSendSms, { phone, action }, signal);
      if (!reply.ok) return errorOutcome(reply.error);
      return { type: 'codeSent', againAt: Date.now() + reply.value.resend_in * SECOND };
    }
    case 'checkCode': {
      const { type, ...proof } = effect;
      const { action } = proof;
      const reply = await browserCall(loginAuthSms, { ...proof, ...invited(action) }, signal);
      if (reply.ok) {
        keepSession(reply.value, action);
        if (action === 'authorization') dropInvite();
        return { type: 'codeRight' };
      }
      if (reply.error.code === 'consent_missing') {
        // The first time this is not an error. A second time, the page shows an outdated wording.
        const text = proof.policy === undefined ? null : reply.error.description;
        return { type: 'consentMissing', text };
      }
      const outcome = errorOutcome(reply.error);
      if (outcome === 'lost') return outcome;
      return { type: 'codeWrong', text: outcome.type === 'failed' ? outcome.text : null };
    }
    case 'sendForm': {
      // The form comes last: a link cannot answer for the visitor.
      const params = { ...queryFields(), ...payloadOf(effect.form) };
      const reply = await browserCall(certificateFormSend, params, signal);
      if (!reply.ok) {
        return errorOutcome(reply.error, {
          ...UNCONFIRMED,
          get_certificate: { type: 'getCertificate' },
        });
      }
      return processed(reply.value);
    }
    case 'fetchCertificate': {
      const reply = await browserCall(certificateGet, { phone: effect.phone }, signal);
      if (!reply.ok) {
        return errorOutcome(reply.error, { ...UNCONFIRMED, not_found: { type: 'missing' } });
      }
      const { process, certificate, isResendCertificate } = reply.value;
      if (process !== 'ready' || certificate === null) return { type: 'process' };
      const { resend_in: wait } = certificate;
      const resendAt = wait === null ? null : Date.now() + wait * SECOND;
      return { type: 'received', certificate, isResendCertificate, resendAt };
    }
    case 'resendCertificate': {
      const reply = await browserCall(certificateResend, { phone: effect.phone }, signal);
      return reply.ok ? processed(reply.value) : errorOutcome(reply.error, UNCONFIRMED);
    }
    case 'moveCertificate': {
      const { phone, opticId } = effect;
      const reply = await browserCall(certificateOptician, { phone, opticId }, signal);
      return reply.ok ? processed(reply.value) : errorOutcome(reply.error, UNCONFIRMED);
    }
  }
}
