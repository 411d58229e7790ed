import { z } from 'zod'

const settings = z.object({ site: z.string().nullable() })

/** Finds out the address of the website; undefined where nobody tells it, as in development. */
export type FindWebsite = () => Promise<string | undefined>

/** A Studio of the hosted lake knows it since it was built, and another learns it from its server, when asked first. */
export function websiteFinder(known: string | undefined): FindWebsite {
  let found: Promise<string | undefined> | undefined
  return () => {
    found ??= known === undefined ? askServer() : Promise.resolve(known)
    return found
  }
}

async function askServer(): Promise<string | undefined> {
  try {
    const answer = await fetch('/settings.json')
    return settings.safeParse(await answer.json()).data?.site ?? undefined
  } catch (error) {
    console.warn('Nobody tells where the website is, so the Studio can’t say what is on it.', error)
    return undefined
  }
}
