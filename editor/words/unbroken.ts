/** «25 ноября в 18:30» may only break after the month: a number stays with its neighbour. */
export const unbroken = (words: string): string =>
  words.replaceAll(/(?<=\d) (?=[а-яё])|(?<= в) (?=\d)/g, '\u00a0');
