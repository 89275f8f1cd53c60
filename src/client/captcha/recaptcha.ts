import { CAPTCHA } from '../../config/constants.ts';
import { CAPTCHA_ERRORS, type CaptchaProvider } from './provider.ts';

type Grecaptcha = {
  ready: (work: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => Promise<string>;
};

declare global {
  interface Window {
    grecaptcha?: Grecaptcha;
  }
}

const LOAD_TIMEOUT = 15_000;

/** The badge is hidden: its notice is next to the form instead, as Google requires. */
function hideBadge(): void {
  const style = document.createElement('style');
  style.textContent = '.grecaptcha-badge { visibility: hidden; }';
  document.head.append(style);
}

function loadScript(siteKey: string): Promise<Grecaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const query = new URLSearchParams({ render: siteKey, hl: CAPTCHA.language });
    const fail = () => {
      clearTimeout(late);
      script.remove();
      reject(new Error(CAPTCHA_ERRORS.load));
    };
    const late = setTimeout(fail, LOAD_TIMEOUT);
    script.src = `https://www.recaptcha.net/recaptcha/api.js?${query}`;
    script.async = true;
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      const { grecaptcha } = window;
      if (!grecaptcha) {
        fail();
        return;
      }
      grecaptcha.ready(() => {
        clearTimeout(late);
        resolve(grecaptcha);
      });
    });
    document.head.append(script);
    hideBadge();
  });
}

/**
 * Google's captcha, version 3, from the host that is also reachable from Russia. A script that
 * failed to load is requested again the next time.
 */
export function recaptcha(siteKey: string): CaptchaProvider {
  let loading: Promise<Grecaptcha> | null = null;
  const load = () => {
    loading ??= loadScript(siteKey).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  return {
    notice: 'google',
    prepare() {
      load().catch(() => undefined);
    },
    async getToken(action) {
      let script: Grecaptcha;
      try {
        script = await load();
      } catch {
        return { ok: false, error: CAPTCHA_ERRORS.load };
      }
      try {
        return { ok: true, value: await script.execute(siteKey, { action }) };
      } catch {
        return { ok: false, error: CAPTCHA_ERRORS.execute };
      }
    },
  };
}
