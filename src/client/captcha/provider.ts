/** What a form asks of a captcha, whoever makes it. */
export type CaptchaToken = { ok: true; value: string } | { ok: false; error: string };

export type CaptchaProvider = {
  /** A token that shows the backend that a person does this. Never throws. */
  getToken: (action: string) => Promise<CaptchaToken>;
  /** Begins to load what is needed, when a form is first used. */
  prepare: () => void;
  /** Whose words and rules have to stand beside the form, when it is not our own. */
  notice: 'google' | null;
};

/** Section 8: what a form says when the script of the captcha fails. */
export const CAPTCHA_ERRORS = {
  load: 'ReCaptcha error: Failed to load script',
  execute: 'ReCaptcha error: Failed to execute',
} as const;
