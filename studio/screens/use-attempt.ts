import { useToast } from '@sanity/ui/toast'
import { useCallback, useState } from 'react'

/** Milliseconds of a notice: long enough to read it after a look elsewhere, and then follow its link. */
export const SHOWN_FOR = 30_000

/** Work that begins with a press: `isBusy` until it ends, and what fails is said under the title. */
export function useAttempt(title: string) {
  const toast = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const attempt = useCallback(
    async (work: () => Promise<unknown>) => {
      setIsBusy(true)
      await work().catch(({ message: description }: Error) =>
        toast.push({ status: 'error', title, description, closable: true, duration: SHOWN_FOR }),
      )
      setIsBusy(false)
    },
    [toast, title],
  )
  return { isBusy, attempt, toast }
}
