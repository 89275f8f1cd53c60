/** What somebody's behaviour on the site looks like: 0 for a robot, 1 for a person. */
export type Verdict = { readonly success: boolean; readonly score: number };

/** Who judges the tokens that the browser's captcha hands out. */
export interface CaptchaVerifier {
  /**
   * @param action what the token must have been made for.
   * @param address of the visitor, where it is known.
   */
  verify(token: string, action: string, address: string | null): Promise<Verdict>;
}

/** Lower scores are taken for robots. */
export const MIN_SCORE = 0.5;

export const REFUSED: Verdict = { success: false, score: 0 };
