/** The entries that someone means by "28105, 28104" or by lines of their own, each once, in the order typed. */
export function readList(typed: string): string[] {
  const entries = typed.split(/[,;\n]/).map((entry) => entry.trim())
  return [...new Set(entries.filter((entry) => entry !== ''))]
}

export function writeList(entries: readonly string[]): string {
  return entries.join(', ')
}
