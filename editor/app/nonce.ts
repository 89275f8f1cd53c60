/** The nonce of this response: styles that are made while the screen runs carry it. */
export const NONCE =
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
