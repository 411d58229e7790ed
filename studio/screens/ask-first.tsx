import type { ButtonProps } from '@sanity/ui'
import { type ComponentProps, useState } from 'react'
import { Confirmation, TouchButton } from './parts.tsx'
import { useAttempt } from './use-attempt.ts'

type AskFirstProps = Omit<ComponentProps<typeof Confirmation>, 'onClose' | 'onConfirm'> & {
  button: Pick<ButtonProps, 'aria-label' | 'icon' | 'text'>
  /** What is said when the work fails. */
  failed: string
  work: () => Promise<unknown>
}

/** A button whose work begins with a yes. */
export function AskFirst({ button, failed, work, ...asked }: AskFirstProps) {
  const { isBusy, attempt } = useAttempt(failed)
  const [isAsking, setIsAsking] = useState(false)
  const begin = () => {
    setIsAsking(false)
    void attempt(work)
  }
  return (
    <>
      <TouchButton {...button} disabled={isBusy} onClick={() => setIsAsking(true)} />
      {isAsking && <Confirmation {...asked} onClose={() => setIsAsking(false)} onConfirm={begin} />}
    </>
  )
}
