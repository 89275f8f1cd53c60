/** The symbol of points, as the path that `Strokes` draws. */
export const DROP = 'M12 3.5s6.5 6.4 6.5 10.6a6.5 6.5 0 0 1-13 0C5.5 9.9 12 3.5 12 3.5z';
