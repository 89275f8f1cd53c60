/** Browsers by user agent. The order matters: most user agents also name the browsers below them. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/YaBrowser\//, 'Яндекс Браузер'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const MACHINES: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];

const named = (agent: string, names: typeof BROWSERS) =>
  names.find(([pattern]) => pattern.test(agent))?.[1];

/** «Chrome, Windows». */
export function agentWords(agent: string | null): string {
  const known = [named(agent ?? '', BROWSERS), named(agent ?? '', MACHINES)];
  return known.filter(Boolean).join(', ') || 'Неизвестный браузер';
}
