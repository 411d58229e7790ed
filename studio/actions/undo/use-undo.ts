import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { type SanityClient, useClient } from 'sanity'
import { SANITY_API_VERSION } from '#content/environment/lake.ts'
import { type Publishes, publishBefore } from './published-before.ts'

/** The way back from a publish: `attempt` says what failed, and `undo` publishes again what was published before. */
export function useUndo() {
  const client = useClient({ apiVersion: SANITY_API_VERSION })
  const toast = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const attempt = async (work: (client: SanityClient) => Promise<void>) => {
    setIsBusy(true)
    await work(client).catch((error: Error) =>
      toast.push({ status: 'error', title: 'This can’t be undone', description: error.message }),
    )
    setIsBusy(false)
  }
  const undo = (publishes: readonly Publishes[]) =>
    attempt(async () => {
      await publishBefore(client, publishes)
      toast.push({ status: 'success', title: 'Undone. Your website goes back to what it showed before.' })
    })
  return { isBusy, attempt, undo }
}
