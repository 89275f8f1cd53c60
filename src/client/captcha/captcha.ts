import { localCaptcha } from './local.ts';
import type { CaptchaProvider } from './provider.ts';
import { recaptcha } from './recaptcha.ts';

/** Inlined by the build; see src/build/build-hooks.ts. Empty if no captcha is configured. */
const SITE_KEY = process.env['CAPTCHA_SITE_KEY'] ?? '';

/** The captcha of this site. */
export const captcha: CaptchaProvider = SITE_KEY === '' ? localCaptcha : recaptcha(SITE_KEY);
