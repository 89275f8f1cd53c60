/** The nonce of this response: styles created at run time carry it. */
export const NONCE =
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
