interface Navigator {
  /** What browsers with the Network Information API say of the line. */
  readonly connection?: { readonly saveData?: boolean };
}
