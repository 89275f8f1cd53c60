import * as css from './CityButton.module.css';

/** A city by number and title; in a sample for the edge the places of both. */
export type OfferedCity = { readonly id: number | '{{id}}'; readonly title: string };

/** A city in a list of them: a button of the form round the list. */
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
