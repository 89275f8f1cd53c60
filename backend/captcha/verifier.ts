/** How human the behaviour on the site looks: 0 for a robot, 1 for a person. */
export type Verdict = { readonly success: boolean; readonly score: number };

/** Verifies the tokens issued by the captcha in the browser. */
export interface CaptchaVerifier {
  /**
   * @param action the action the token must have been issued for.
   * @param address the visitor's address, when known.
   */
  verify(token: string, action: string, address: string | null): Promise<Verdict>;
}

/** Lower scores are treated as robots. */
export const MIN_SCORE = 0.5;

export const REFUSED: Verdict = { success: false, score: 0 };
