/** Id of the form that the «Сравнить» boxes of a page belong to. */
export const COMPARISON_FORM = 'comparison';
