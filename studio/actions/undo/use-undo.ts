import { useState } from 'react'
import { useAttempt } from '../../screens/use-attempt.ts'
import { useLake } from '../../screens/use-lake.ts'
import { type Publishes, publishBefore } from './published-before.ts'

/** The way back from a publish: `find` looks up what was published before, `undo` publishes it again, and both say what failed. */
export function useUndo() {
  const client = useLake()
  const { isBusy, attempt, toast } = useAttempt('This can’t be undone')
  const [found, setFound] = useState<readonly Publishes[] | null>(null)
  const close = () => setFound(null)
  const find = (look: () => Promise<readonly Publishes[] | null>) =>
    void attempt(async () => setFound(await look()))
  const undo = (publishes: readonly Publishes[]) => {
    close()
    void attempt(async () => {
      await publishBefore(client, publishes)
      toast.push({ status: 'success', title: 'Undone. Your website goes back to what it showed before.' })
    })
  }
  return { client, isBusy, found, find, close, undo, toast }
}
