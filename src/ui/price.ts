const whole = new Intl.NumberFormat('ru', {
  style: 'currency',
  currency: 'RUB',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('ru', { style: 'currency', currency: 'RUB' });

/** Roubles as people read them: `1290` → «1 290 ₽»; kopecks only where there are some. */
export function formatPrice(roubles: number): string {
  return (Number.isInteger(roubles) ? whole : exact).format(roubles);
}
