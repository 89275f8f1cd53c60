import * as css from './PackPicture.module.css';

/** A drawing of where the code is: the narrow side of the box, under the seal. */
export function PackPicture() {
  return (
    <figure className={css.root}>
      <svg
        className={css.picture}
        viewBox="0 0 320 220"
        role="img"
        aria-label="Коробка линз: код напечатан на узкой боковой стороне, под штрихкодом"
      >
        <path className={css.front} d="M30 62l150-30v140L30 202z" />
        <path className={css.side} d="M180 32l110 34v128l-110-22z" />
        <path className={css.lid} d="M30 62l112-36 38 6z" />
        <circle className={css.ring} cx="104" cy="118" r="38" />
        <circle className={css.ring} cx="104" cy="118" r="24" />
        <path
          className={css.bars}
          d="M200 74v36M206 76v36M214 78v37M218 79v37M226 81v37M234 83v38M238 84v38M246 86v38M252 88v38M260 90v39M266 91v39"
        />
        <path className={css.label} d="M192 122l88 18v32l-88-18z" />
        <text className={css.code} x="0" y="0" transform="matrix(1 0.2 0 1 197 145)">
          K7M2-9XWD-…
        </text>
        <ellipse
          className={css.mark}
          cx="236"
          cy="147"
          rx="62"
          ry="34"
          transform="rotate(11 236 147)"
        />
      </svg>
      <figcaption className={css.words}>
        Код&nbsp;&mdash; на&nbsp;узкой стороне коробки, под&nbsp;штрихкодом. На&nbsp;флаконе
        раствора он&nbsp;под&nbsp;этикеткой-язычком.
      </figcaption>
    </figure>
  );
}
