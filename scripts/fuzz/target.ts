import type { Environment } from '#content/environment.ts'
import type { LiveProcess } from '../product/processes/live-process.ts'
import type { Product } from '../product/product.ts'
import type { FuzzRequest } from './connection.ts'
import type { Random } from './random.ts'

/** Makes a request of one kind; the same chance makes the same request. */
export type Generator = (random: Random) => FuzzRequest

/** A port of the product that strangers can reach, and what they may send to it. */
export type Target = {
  name: string
  addressOf: (environment: Environment) => string
  processOf: (product: Product) => LiveProcess | undefined
  /** The path of the page that another visitor wants meanwhile. */
  visit: string
  /** Reads at the address what the generators need to reach the code, such as the names of pictures. */
  kindsAt: (address: string) => Promise<Record<string, Generator>>
}
