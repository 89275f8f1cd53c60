export const SECRET = 'x'.repeat(32);

/** Every setting that a backend requires in production. */
export const productionSettings = (address: string) => ({
  MODE: 'production',
  SITE_URL: 'https://www.yasno.example',
  DATABASE_URL: address,
  CAPTCHA_SECRET: 'captcha-secret',
  CODE_SECRET: SECRET,
  EDGE_SECRET: SECRET,
  EDITOR_TOKEN: SECRET,
  CONTENT_HOOK_SECRET: SECRET,
  COMPANY_MAIL: 'vopros@yasno.example',
});
