import type { ToastParams } from '@sanity/ui/toast'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import {
  type DocumentActionProps,
  type Path,
  pathToString,
  useDocumentOperationEvent,
  useSyncState,
  useValidationStatus,
  type ValidationMarker,
} from 'sanity'
import { usePaneRouter } from 'sanity/structure'
import { usePhotosFor } from '../photos/photo-queue.tsx'
import { useAttempt } from '../screens/use-attempt.ts'

/** Nothing may change for so long, in milliseconds, before the last word is taken to have come and been looked at. */
const QUIET = 500
/** An error may be of a state between two words: it has to have lasted so long, in milliseconds, to be believed. */
const DOUBT = 3_000
/** By then, in milliseconds, the cursor is in the field that the address names. */
const FOLLOWED = 1_000

type Work = {
  /** Done before; when it fails, nothing is published. */
  prepare: () => Promise<void>
  /** Sanity's own "Publish"; not there while it may not be pressed. */
  publish: (() => void) | undefined
}

/**
 * "Publish" that publishes the last word. It waits until what was typed is kept and checked: Sanity's own waits too, but takes an
 * error of a state between two words for the last one, and then asks to mend what is not wrong. And it goes on until it is done.
 * `hasErrors` says that nothing would be published now: a press then says why, and leads to the first field that needs it.
 */
export function usePublishWhenSaved(document: DocumentActionProps, work: Work) {
  const { id, type, draft } = document
  const [isPressed, setPressed] = useState(false)
  const press = useCallback(() => setPressed(true), [])
  const { isSettled, errors, checkedAt } = useCheckedWords(document)
  const noteSent = useDroppedPublish(id, type, press)
  const isDraft = Boolean(draft)
  const hasErrors = isDraft && errors.length > 0
  const isPossible = Boolean(work.publish)
  const lead = useWayToField()
  const { attempt, toast } = useAttempt('That wasn’t published. Please try again.')
  const latest = useEffectEvent(() => ({ ...work, attempt }))
  useEffect(() => {
    if (!isPressed || !isSettled) return
    const go = async () => {
      await latest().prepare()
      const { publish } = latest()
      if (!publish) return press()
      noteSent()
      publish()
    }
    const refuse = () => {
      toast.push(notPublishedYet(errors))
      if (errors[0]) lead(errors[0].path)
    }
    const act = () => {
      if (isDraft && !hasErrors && !isPossible) return
      setPressed(false)
      if (hasErrors) refuse()
      else if (isDraft) void latest().attempt(go)
    }
    const doubt = hasErrors ? DOUBT - (performance.now() - checkedAt.current) : 0
    const quiet = setTimeout(act, Math.max(QUIET, doubt))
    return () => clearTimeout(quiet)
  }, [isPressed, isSettled, isDraft, hasErrors, isPossible, errors, checkedAt, noteSent, press, toast, lead])
  return { press, isWaiting: isPressed, hasErrors }
}

/** Whether what was typed is kept and checked, with all photos that were chosen, the errors that were found, and when, on the clock of `performance.now()`. */
function useCheckedWords({ id, type, draft, published }: DocumentActionProps) {
  const { _id = id, _rev } = draft ?? published ?? {}
  const { waiting } = usePhotosFor(id)
  const { isSyncing } = useSyncState(id, type)
  const { isValidating, revision, validation } = useValidationStatus(_id, type, true)
  const isSettled = !isSyncing && !isValidating && revision === _rev && waiting.length === 0
  const errors = useMemo(() => validation.filter(({ level }) => level === 'error'), [validation])
  const checkedAt = useRef(performance.now())
  useEffect(() => {
    if (isSettled) checkedAt.current = performance.now()
  }, [isSettled, errors])
  return { isSettled, errors, checkedAt }
}

/**
 * Calls `onDropped` when a publish was broken off. Sanity carries out one operation of a document at a time and drops the one before,
 * without a word, when something is typed or kept while the request is on its way. What it returns is called before one is sent.
 */
function useDroppedPublish(id: string, type: string, onDropped: () => void): () => void {
  const isSent = useRef(false)
  const event = useDocumentOperationEvent(id, type)
  useEffect(() => {
    if (!event || !isSent.current) return
    isSent.current = false
    if (event.op !== 'publish') onDropped()
  }, [event, onDropped])
  return useCallback(() => {
    isSent.current = true
  }, [])
}

/** Puts the cursor into a field of the open form, and the field into the middle of the screen. */
function useWayToField(): (path: Path) => void {
  const { params = {}, setParams } = usePaneRouter()
  const last = useRef({ params, setParams })
  useEffect(() => {
    last.current = { params, setParams }
  })
  return useCallback((path) => {
    const { path: former, ...others } = last.current.params
    const wanted = pathToString(path)
    const go = () => {
      addEventListener('focusin', toTheMiddle, { once: true, signal: AbortSignal.timeout(FOLLOWED) })
      last.current.setParams({ ...others, path: wanted })
    }
    if (former !== wanted) return go()
    // The address names it since the last time, and only another address moves the cursor.
    last.current.setParams(others)
    setTimeout(go)
  }, [])
}

/** By itself a browser shows only the line of the cursor, at the edge of the screen. */
function toTheMiddle({ target }: FocusEvent): void {
  if (target instanceof Element) target.scrollIntoView({ block: 'center' })
}

function notPublishedYet(errors: readonly ValidationMarker[]): ToastParams {
  const first = errors[0]?.message ?? ''
  const sentence = /[.?!]$/.test(first) ? first : `${first}.`
  const others = new Set(errors.map(({ path }) => JSON.stringify(path))).size - 1
  const more = `${others} more ${others === 1 ? 'thing is' : 'things are'} marked in red.`
  return {
    // One notice at a time, however often it is pressed.
    id: 'not-published-yet',
    status: 'warning',
    title: 'Not published yet',
    description: `${sentence} ${others > 0 ? more : 'Then press Publish again.'}`,
  }
}
