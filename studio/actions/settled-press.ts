import { useToast } from '@sanity/ui/toast'
import { useEffect, useMemo, useRef, useState } from 'react'
import {
  type DocumentActionProps,
  useDocumentOperationEvent,
  useSyncState,
  useValidationStatus,
  type ValidationMarker,
} from 'sanity'

/** Nothing may change for so long, in milliseconds, before the last word is taken to have come and been looked at. */
const QUIET = 500
/** An error may be of a state between two words: it has to have lasted so long, in milliseconds, to be believed. */
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
 * Sanity breaks a publish off, without a word, when something is typed or kept while the request is on its way. `hasErrors` says
 * that nothing would be published now; whoever presses then is told why.
 */
export function useSettledPress(document: DocumentActionProps, work: Work) {
  const { id, type, draft, published } = document
  const { _id = id, _rev } = draft ?? published ?? {}
  const { isSyncing } = useSyncState(id, type)
  const { isValidating, revision, validation } = useValidationStatus(_id, type, true)
  const [isPressed, setPressed] = useState(false)
  const isSettled = !isSyncing && !isValidating && revision === _rev
  const errors = useMemo(() => validation.filter(({ level }) => level === 'error'), [validation])
  const isDraft = Boolean(draft)
  const isPossible = Boolean(work.publish)
  const toast = useToast()
  const last = useRef(work)
  useEffect(() => {
    last.current = work
  }, [work])
  const looked = useRef(performance.now())
  useEffect(() => {
    if (isSettled) looked.current = performance.now()
  }, [isSettled, errors])
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
    const [error] = errors
    const act = () => {
      if (isDraft && !error && !isPossible) return
      setPressed(false)
      if (isDraft && !error) go().catch(failed)
      else if (isDraft && error)
        toast.push({
          // One at a time, however often it is pressed.
          id: 'not-published-yet',
          status: 'warning',
          title: 'Not published yet',
          description: whatToMend(error, errors),
        })
    }
    const quiet = setTimeout(
      act,
      error ? Math.max(QUIET, DOUBT - (performance.now() - looked.current)) : QUIET,
    )
    return () => clearTimeout(quiet)
  }, [isPressed, isSettled, isDraft, isPossible, errors, toast])
  return { press: () => setPressed(true), isWaiting: isPressed, hasErrors: isDraft && errors.length > 0 }
}

function whatToMend({ message }: ValidationMarker, errors: readonly ValidationMarker[]): string {
  const sentence = /[.?!]$/.test(message) ? message : `${message}.`
  const others = new Set(errors.map(({ path }) => JSON.stringify(path))).size - 1
  if (others === 0) return `${sentence} Then press Publish again.`
  return `${sentence} ${others} more ${others === 1 ? 'thing is' : 'things are'} marked in red.`
}
