import { useToast } from '@sanity/ui/toast'
import { useEffect, useRef, useState } from 'react'
import {
  type DocumentActionProps,
  useDocumentOperationEvent,
  useSyncState,
  useValidationStatus,
} from 'sanity'

/** Nothing may change for so long, in milliseconds, before the last word is taken to have come and been looked at. */
const QUIET = 500
/** Who could press saw no error. One that is found all the same has to last so long, in milliseconds, to be believed. */
const DOUBT = 3_000

type Work = {
  /** Done before; when it fails, nothing is published. */
  prepare: () => Promise<void>
  /** Sanity's own "Publish"; not there while it may not be pressed. */
  publish: (() => void) | undefined
}

/**
 * "Publish" that publishes the last word. It waits until what was typed is kept and checked: Sanity's own waits too, but takes an
 * error of a state between two words for the last one, and then asks to mend what is not wrong. And it goes on until it is done:
 * Sanity breaks a publish off, without a word, when something is typed or kept while the request is on its way.
 */
export function useSettledPress(document: DocumentActionProps, work: Work) {
  const { id, type, draft, published } = document
  const { _id = id, _rev } = draft ?? published ?? {}
  const { isSyncing } = useSyncState(id, type)
  const { isValidating, revision, validation } = useValidationStatus(_id, type, true)
  const [isPressed, setPressed] = useState(false)
  const isSettled = !isSyncing && !isValidating && revision === _rev
  const isDraft = Boolean(draft)
  const isPossible = Boolean(work.publish)
  const toast = useToast()
  const last = useRef(work)
  useEffect(() => {
    last.current = work
  }, [work])
  const isSent = useRef(false)
  const event = useDocumentOperationEvent(id, type)
  useEffect(() => {
    if (!event || !isSent.current) return
    isSent.current = false
    // Sanity carries out one operation at a time, and drops the one before.
    if (event.op !== 'publish') setPressed(true)
  }, [event])
  useEffect(() => {
    if (!isPressed || !isSettled) return
    const go = async () => {
      await last.current.prepare()
      const { publish } = last.current
      if (!publish) return setPressed(true)
      isSent.current = true
      publish()
    }
    const failed = (error: Error) =>
      toast.push({
        status: 'error',
        title: 'It’s not published. Please try again.',
        description: error.message,
      })
    const isRight = validation.every(({ level }) => level !== 'error')
    const act = () => {
      if (isDraft && isRight && !isPossible) return
      setPressed(false)
      if (isDraft && isRight) go().catch(failed)
      else if (isDraft)
        toast.push({
          status: 'warning',
          title: 'Not published yet',
          description: 'Fill in what’s marked in red, then press Publish again.',
        })
    }
    const quiet = setTimeout(act, isRight ? QUIET : DOUBT)
    return () => clearTimeout(quiet)
  }, [isPressed, isSettled, isDraft, isPossible, validation, toast])
  return { press: () => setPressed(true), isWaiting: isPressed }
}
