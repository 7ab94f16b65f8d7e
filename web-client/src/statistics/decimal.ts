/** One digit after the point, as the language of the page writes it. */
export function decimal(value: number, signDisplay: 'auto' | 'exceptZero' = 'auto'): string {
  const format = new Intl.NumberFormat(document.documentElement.lang, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay,
  });
  return format.format(value);
}
