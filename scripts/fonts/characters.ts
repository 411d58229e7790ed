const FILE = /src: '([^']+\.woff2)'[\s\S]*?prop: 'unicode-range',\s*value:\s*'([^']+)'/g

/** The files that web/styles/fonts.ts loads, each with the characters of its `unicode-range`. */
export function charactersOf(declarations: string): Map<string, string> {
  return new Map(
    [...declarations.matchAll(FILE)].map(([, file = '', range = '']) => [file, charactersIn(range)]),
  )
}

/** "U+41-43, U+E9" is "ABCé". */
export function charactersIn(range: string): string {
  return range
    .split(',')
    .map((part) => {
      const [first = 0, last = first] = part
        .trim()
        .slice(2)
        .split('-')
        .map((digits) => Number.parseInt(digits, 16))
      return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
    })
    .join('')
}
