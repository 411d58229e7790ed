/** How an answer may be packed, the tightest first. */
const encodings = ['br', 'gzip'] as const

export type Encoding = (typeof encodings)[number]

/** The tightest encoding that a browser takes, by its Accept-Encoding header; undefined for plain bytes. */
export function encodingFor(accepted = ''): Encoding | undefined {
  const weights = new Map(accepted.toLowerCase().split(',').map(nameAndWeight))
  const others = weights.get('*') ?? 0
  return encodings.find((encoding) => (weights.get(encoding) ?? others) > 0)
}

function nameAndWeight(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((word) => word.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return [name, weight ? Number.parseFloat(weight.slice(2)) : 1]
}

/** Text of any kind; pictures and fonts are packed in their own way. */
const PACKABLE = /^(text\/|application\/(json|javascript|manifest\+json|xml|rss\+xml)|image\/svg\+xml)/

export function isPackable(type: string): boolean {
  return PACKABLE.test(type)
}
