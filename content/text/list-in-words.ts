const list = new Intl.ListFormat('en-US')

/** Some names as a sentence has them, such as "Union, Gaston, and York"; empty for none. */
export const listInWords = (names: readonly string[]) => list.format(names)
