/** Раздел скоро откроется. */
export function SurveysView() {
  return <p>Раздел скоро откроется.</p>;
}
