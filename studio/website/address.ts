import { z } from 'zod'

const settings = z.object({ site: z.string().nullable() })

/**
 * The address of the website, which a Studio of the hosted lake knows since it was built and another learns from whoever
 * serves it. Undefined where nobody tells, as in development.
 */
export async function websiteAddress(known: string | undefined): Promise<string | undefined> {
  if (known !== undefined || globalThis.location === undefined) return known
  try {
    const answer = await fetch('/settings.json')
    return settings.safeParse(await answer.json()).data?.site ?? undefined
  } catch (error) {
    console.warn('Nobody tells where the website is, so the Studio can’t say what is on it.', error)
    return undefined
  }
}
