/** Раздел скоро откроется. */
export function PointsView() {
  return <p>Раздел скоро откроется.</p>;
}
