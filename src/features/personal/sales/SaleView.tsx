/** One sales offer, by the last part of its address. */
export function SaleView({ slug }: { slug: string }) {
  return <p data-slug={slug}>Раздел скоро откроется.</p>;
}
