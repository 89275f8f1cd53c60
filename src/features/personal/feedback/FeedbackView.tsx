/** Раздел скоро откроется. */
export function FeedbackView() {
  return <p>Раздел скоро откроется.</p>;
}
