import type { Product } from '../product/product.ts'

/** How much is tried: `npm run prove` takes ten minutes, `npm test` half a one. */
export type Scale = {
  kills: number
  malformed: number
  unknown: number
  updates: number
  /** How many ask all the time while a version is updated. */
  visitors: number
  /** Whether times count: beside other tests they say nothing. */
  isTimed: boolean
}

export const whole: Scale = {
  kills: 1_000,
  malformed: 10_000,
  unknown: 15_000,
  updates: 6,
  visitors: 50,
  isTimed: true,
}
export const small: Scale = {
  kills: 12,
  malformed: 150,
  unknown: 300,
  updates: 1,
  visitors: 5,
  isTimed: false,
}

export type Trial = { product: Product; seed: number; scale: Scale }

export type Finding = {
  /** In numbers, such as "1,000 kills". */
  tried: string
  found: string
  /** A sentence for each way in which the promise is broken; none when it is kept. */
  broken: readonly string[]
  /** Why it could not be tried on this machine. */
  notTried?: string
}

export type Promised = {
  /** The word by which the command chooses it. */
  name: string
  promise: string
  /** What even a good result says nothing about. */
  cannotShow: string
  run(trial: Trial): Promise<Finding>
}

export const counted = (count: number, thing: string) =>
  `${count.toLocaleString('en-US')} ${thing}${count === 1 ? '' : 's'}`
