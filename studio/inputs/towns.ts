import { z } from 'zod'
import { milesFrom, type Place } from '#content/places/distance.ts'
import { type Question, useLiveQuery } from '../screens/live-query.ts'

const degrees = z.object({ lat: z.number(), lng: z.number() })
const parser = z.array(
  z.object({ name: z.string().nullable(), isClose: z.boolean(), location: degrees.nullable() }),
)

export type Town = z.infer<typeof parser>[number]

const question: Question<Town[]> = {
  query: `*[_type == "city"] | order(order asc){
    name, "isClose": coalesce(tier == "primary", false), location{lat, lng}
  }`,
  listensTo: '_type == "city"',
  parser,
}

/** The towns that the business serves, in the owner's order. */
export function useTowns(): readonly Town[] {
  return useLiveQuery(question).answered?.answer ?? []
}

/** In miles, from the middle of a town: nobody works in a town that is farther away. */
const FAR = 10

/** The name of the town that a place is in or near; undefined when none is. */
export function townAt(place: Place, towns: readonly Town[]): string | undefined {
  const distances = towns.flatMap(({ name, location }) => {
    if (!name || !location) return []
    const { east, north } = milesFrom(location, place)
    return { name, miles: Math.hypot(east, north) }
  })
  const [nearest] = distances.sort((one, other) => one.miles - other.miles)
  return nearest && nearest.miles <= FAR ? nearest.name : undefined
}
