import type { Environment } from '#content/environment/environment.ts'
import type { LiveProcess } from '../product/processes/live-process.ts'
import type { Product } from '../product/product.ts'
import type { FuzzRequest } from './connection.ts'
import type { Random } from './random.ts'

/** Makes a request of one kind; from the same random numbers it makes the same request. */
export type Generator = (random: Random) => FuzzRequest

/** A public port of the product, and the kinds of requests that are sent to it. */
export type Target = {
  name: string
  addressOf: (environment: Environment) => string
  processOf: (product: Product) => LiveProcess | undefined
  /** The path of the page that another visitor keeps asking for during the run. */
  visit: string
  /** The generators. They need names that only the running product knows, such as those of pictures, and read them there. */
  kindsAt: (address: string) => Promise<Record<string, Generator>>
}
