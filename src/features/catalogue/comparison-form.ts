/** Id of the form that the marks «Сравнить» all over a page belong to. */
export const COMPARISON_FORM = 'comparison';
