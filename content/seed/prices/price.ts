import type { Price } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { weakRef } from '../reference.ts'

type Details = Partial<Pick<Price, 'unit' | 'unitInFull' | 'leastUnits' | 'covers' | 'visitLength' | 'terms'>>

/** Prices as the page of all prices lists them: below a service, and apart when a town has them to itself. */
export const listed = (service: string, prices: Seed<Price>[], town?: string): Seed<Price>[] =>
  prices.map((price) => ({
    ...price,
    service: weakRef(`service-${service}`),
    ...(town ? { town: weakRef(`city-${town}`) } : {}),
  }))

/** The lowest amount, in US cents. */
export const from = (
  id: string,
  title: string,
  minimum: number,
  { unit = 'job', ...details }: Details,
): Seed<Price> => ({
  _id: `price-${id}`,
  _type: 'price',
  sample: true,
  title,
  kind: 'from',
  minimum,
  unit,
  ...details,
})

/** One amount, in US cents. */
export const exact = (id: string, title: string, minimum: number, details: Details): Seed<Price> => ({
  ...from(id, title, minimum, details),
  kind: 'exact',
})

/** A span of two amounts, in US cents. */
export const range = (
  id: string,
  title: string,
  [minimum, maximum]: [number, number],
  { openEnded, ...details }: Details & { openEnded?: boolean },
): Seed<Price> => ({
  ...from(id, title, minimum, details),
  kind: 'range',
  maximum,
  ...(openEnded ? { openEnded } : {}),
})

/** Words in the place of an amount. */
export const custom = (id: string, title: string, label: string, covers: string): Seed<Price> => ({
  _id: `price-${id}`,
  _type: 'price',
  sample: true,
  title,
  kind: 'custom',
  label,
  unit: 'job',
  covers,
})
