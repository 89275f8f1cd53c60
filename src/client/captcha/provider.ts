/** The interface of a captcha, whichever vendor provides it. */
type CaptchaToken = { ok: true; value: string } | { ok: false; error: string };

export type CaptchaProvider = {
  /** A token that proves to the backend that a person sends the form. Never throws. */
  getToken: (action: string) => Promise<CaptchaToken>;
  /** Starts loading the script when a form is first used. */
  prepare: () => void;
  /**
   * The vendor whose privacy policy and terms must be linked next to the form, if it is not our
   * own.
   */
  notice: 'google' | null;
};

/** Section 8: the message of a form when the captcha's script fails. */
export const CAPTCHA_ERRORS = {
  load: 'ReCaptcha error: Failed to load script',
  execute: 'ReCaptcha error: Failed to execute',
} as const;
