interface Navigator {
  /** Undefined in browsers without the Network Information API. */
  readonly connection?: { readonly saveData?: boolean };
}
