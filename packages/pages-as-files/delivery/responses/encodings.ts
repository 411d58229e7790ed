import type { Encoding } from '../../published/published-file.ts'

/** The tightest first. */
const preferred: readonly Encoding[] = ['br', 'gzip']

/** The tightest of the forms there are that a browser takes, by its Accept-Encoding header; undefined for plain bytes. */
export function encodingFor(accepted = '', there: readonly Encoding[] = preferred): Encoding | undefined {
  if (accepted === '') return undefined
  const weights = new Map(accepted.toLowerCase().split(',').map(nameAndWeight))
  const others = weights.get('*') ?? 0
  return preferred.find((encoding) => there.includes(encoding) && (weights.get(encoding) ?? others) > 0)
}

function nameAndWeight(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((word) => word.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return [name, weight ? Number.parseFloat(weight.slice(2)) : 1]
}
