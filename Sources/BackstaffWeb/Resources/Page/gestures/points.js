/** A length in points as the page reports it: to a tenth. */
export const rounded = (value) => Math.round(value * 10) / 10;
