/**
 * Puts a component's style sheet into the cascade layer of its level. This is a JavaScript file because
 * webpack loads it directly, bypassing the compiler of the site's configuration.
 * @this {{ getOptions(): { levels: Record<string, number>, folder: string }, resourcePath: string
 * }}
 * @param {string} styles
 */
export default function level(styles) {
  const { levels, folder } = this.getOptions();
  const own = levels[this.resourcePath.slice(folder.length + 1).replaceAll('\\', '/')];
  return own === undefined ? styles : `@layer level-${own} {\n${styles}\n}\n`;
}
