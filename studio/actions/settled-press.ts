import { useToast } from '@sanity/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { type DocumentActionProps, useSyncState, useValidationStatus } from 'sanity'

/** Nothing may change for so long, in milliseconds, before the Studio is taken to have looked at the last word. */
const QUIET = 500

/**
 * Acts once what was typed is kept and checked. Sanity's "Publish" waits for that, too, but takes an error of a state between two
 * words for the last one, and then asks to mend what is not wrong. `act` is not there while it may not be done.
 */
export function useSettledPress({ id, type, draft, published }: DocumentActionProps, act?: () => void) {
  const { _id = id, _rev } = draft ?? published ?? {}
  const { isSyncing } = useSyncState(id, type)
  const { isValidating, revision, validation } = useValidationStatus(_id, type, true)
  const [isPressed, setPressed] = useState(false)
  const isSettled = !isSyncing && !isValidating && revision === _rev
  const toast = useToast()
  const last = useRef(act)
  useEffect(() => {
    last.current = act
  }, [act])
  useEffect(() => {
    if (!isPressed || !isSettled) return
    const quiet = setTimeout(() => {
      setPressed(false)
      const isRight = validation.every(({ level }) => level !== 'error')
      if (last.current && isRight) last.current()
      else
        toast.push({
          status: 'warning',
          title: 'Not published yet',
          description: 'Fill in what’s marked in red, then press Publish again.',
        })
    }, QUIET)
    return () => clearTimeout(quiet)
  }, [isPressed, isSettled, validation, toast])
  return { press: () => (isSettled ? act?.() : setPressed(true)), isWaiting: isPressed }
}
