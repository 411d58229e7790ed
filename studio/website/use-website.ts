import { useEffect, useState } from 'react'
import type { FindWebsite } from './address.ts'

/** The address of the website; undefined until it is found, and where nobody tells it. */
export function useWebsite(findWebsite: FindWebsite): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => void findWebsite().then(setAddress), [findWebsite])
  return address
}
