/** Link to the payment calculator for a home at this price with this yearly tax, in dollars, and 20 % down. */
export function countyPaymentHref(county: string, price: number, annualTax: number): string {
  const place = `state=OH&county=${encodeURIComponent(county)}&tax=${Number(annualTax.toFixed(2))}`;
  return `/what-will-my-monthly-payment-be-calculator#price=${price}&down=${Number((price / 5).toFixed(2))}&${place}`;
}
