import { useAttempt } from '../../screens/use-attempt.ts'
import { useLake } from '../../screens/use-lake.ts'
import { type Publishes, publishBefore } from './published-before.ts'

/** The way back from a publish: `attempt` says what failed, and `undo` publishes again what was published before. */
export function useUndo() {
  const client = useLake()
  const { isBusy, attempt, toast } = useAttempt('This can’t be undone')
  const undo = (publishes: readonly Publishes[]) =>
    attempt(async () => {
      await publishBefore(client, publishes)
      toast.push({ status: 'success', title: 'Undone. Your website goes back to what it showed before.' })
    })
  return { client, isBusy, attempt, undo, toast }
}
