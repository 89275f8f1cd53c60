/**
 * Puts a component's sheet into the cascade layer of its level. A file of JavaScript because
 * webpack loads it by itself, past what compiles the site's configuration.
 * @this {{ getOptions(): { levels: Record<string, number>, folder: string }, resourcePath: string }}
 * @param {string} styles
 */
export default function level(styles) {
  const { levels, folder } = this.getOptions();
  const own = levels[this.resourcePath.slice(folder.length + 1).replaceAll('\\', '/')];
  return own === undefined ? styles : `@layer level-${own} {\n${styles}\n}\n`;
}
