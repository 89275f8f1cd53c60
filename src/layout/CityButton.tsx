import * as css from './CityButton.module.css';

/** A city by id and title; in a sample for the edge, the placeholders of both. */
export type OfferedCity = { readonly id: number | '{{id}}'; readonly title: string };

/** A city in a list: a button of the enclosing form. */
export function CityButton({
  city: { id, title },
  chosen,
}: {
  city: OfferedCity;
  chosen: boolean;
}) {
  return (
    <li>
      <button
        type="submit"
        className={css.root}
        name="id"
        value={id}
        aria-current={chosen ? 'true' : undefined}
      >
        {title}
      </button>
    </li>
  );
}
