import { useState } from 'react'
import { useAttempt } from '../../screens/use-attempt.ts'
import { useLake } from '../../screens/use-lake.ts'
import { type Publishes, publishBefore } from './published-before.ts'

type Undoing = {
  /** The notice that tells of the undo from its beginning, in place of what it told before. */
  notice?: string
  /** Hears of the revision in which the former versions are published again. */
  onUndone: (publishes: readonly Publishes[], revision: string) => void
}

/** The way back from a publish: `find` looks up what was published before, `undo` publishes it again, and both say what failed. */
export function useUndo({ notice, onUndone }: Undoing) {
  const client = useLake()
  const { isBusy, attempt, toast } = useAttempt('This can’t be undone')
  const [found, setFound] = useState<readonly Publishes[] | null>(null)
  const close = () => setFound(null)
  const find = (look: () => Promise<readonly Publishes[] | null>) =>
    void attempt(async () => setFound(await look()))
  const undo = (publishes: readonly Publishes[]) => {
    close()
    const tell = (title: string, duration?: number) =>
      notice && toast.push({ id: notice, status: 'info', title, ...(duration && { duration }) })
    tell('Undoing…', Number.POSITIVE_INFINITY)
    void attempt(async () => {
      const revision = await publishBefore(client, publishes).catch((error: unknown) => {
        tell('Nothing was undone.')
        throw error
      })
      onUndone(publishes, revision)
    })
  }
  return { client, isBusy, found, find, close, undo, toast }
}
