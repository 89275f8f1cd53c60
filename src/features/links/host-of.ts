const HOST = /^https?:\/\/(?:[^/?#]*@)?(?:www\.)?([^/?#:]+)/i;

/**
 * The host of a URL for readers: `https://www.who.int/…` → `who.int`. As it is written: `URL` would turn
 * «минздрав.рф» into `xn--80aealoevebk.xn--p1ai`.
 */
export function hostOf(url: string): string {
  return (HOST.exec(url)?.[1] ?? url).toLowerCase();
}
