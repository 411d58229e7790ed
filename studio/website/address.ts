import { useEffect, useState } from 'react'
import { z } from 'zod'
import { site } from '../environment.ts'

const settings = z.object({ site: z.string().nullable() })

let found: Promise<string | undefined> | undefined
let known: string | undefined

/** The address of the website; undefined where nobody tells it, as in development. */
export function findWebsite(): Promise<string | undefined> {
  found ??= site === undefined ? askServer() : Promise.resolve(site)
  return found
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

/** The same; undefined also until it is found. */
export function useWebsite(): string | undefined {
  const [address, setAddress] = useState(known)
  useEffect(() => {
    void findWebsite().then((told) => {
      known = told
      setAddress(told)
    })
  }, [])
  return address
}
