/** Narrows a string to one of a list's. */
export function isOneOf<const T extends string>(list: readonly T[], value: string): value is T {
  return list.some((item) => item === value)
}
