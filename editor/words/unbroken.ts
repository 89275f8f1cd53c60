/** «25 ноября в 18:30» breaks after the month, if it has to: a number keeps what belongs to it. */
export const unbroken = (words: string): string =>
  words.replaceAll(/(?<=\d) (?=[а-яё])|(?<= в) (?=\d)/g, '\u00a0');
