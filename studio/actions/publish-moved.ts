import { useEffect, useRef } from 'react'
import type { DocumentActionComponent, DocumentActionProps, SanityClient } from 'sanity'
import { ownPathOf } from '#content/addresses/document-addresses.ts'
import { publishes } from '../screens/publishes.ts'
import { useLake } from '../screens/use-lake.ts'
import { publishLabel, useUnfinished } from './changes/unfinished-by.ts'
import { dropRedirectsFrom, leadToMovedPage } from './moved-page.ts'
import { usePublishWhenSaved } from './publish-when-saved.ts'
import { show } from './show-or-hide.tsx'

const made = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/** "Publish" that waits for the last word, and takes along the visitors of a page whose address changes. */
export function publishWithRedirects(publish: DocumentActionComponent): DocumentActionComponent {
  const known = made.get(publish)
  if (known) return known
  const usePublish: DocumentActionComponent = (document) => {
    const description = publish(document)
    const client = useLake()
    useTidyRedirects(client, document)
    useAnnouncing(client, document)
    const { id, draft, published } = document
    const [from, to] = [published, draft].map((version) => version && ownPathOf(version))
    const prepare = async () => {
      if (from && to && from !== to) await leadToMovedPage(client, { id, from })
    }
    const publishNow = description?.disabled ? undefined : description?.onHandle
    const { press, isWaiting, hasErrors } = usePublishWhenSaved(document, { prepare, publish: publishNow })
    const label = publishLabel(useUnfinished(id, draft?._rev, published?._rev))
    if (!description) return description
    if (isWaiting) return { ...description, label: 'Publishing…', disabled: true }
    return {
      ...description,
      ...(label && { label }),
      disabled: description.disabled && !hasErrors,
      onHandle: press,
    }
  }
  usePublish.action = publish.action
  made.set(publish, usePublish)
  return usePublish
}

/** The publishing status hears of every publish of the open document, also of one that takes it back. */
function useAnnouncing(client: SanityClient, { id, type, published, ready }: DocumentActionProps): void {
  const revision = published?._rev
  const isHidden = published?.shown === false
  const last = useRef<{ id: string; revision: string | undefined; isHidden: boolean }>(undefined)
  useEffect(() => {
    if (!ready) return
    const before = last.current
    last.current = { id, revision, isHidden }
    if (before?.id !== id || before.revision === revision) return
    const isFirst = before.revision === undefined
    const isSwitched = !isFirst && revision !== undefined && before.isHidden !== isHidden
    const undo = isSwitched ? () => show(client, id, isHidden) : undefined
    publishes.next({ id, type, revision, isFirst, isHidden, undo })
  }, [client, id, type, revision, isHidden, ready])
}

/** When a published page has moved, a redirect from its new address has become void. */
function useTidyRedirects(client: SanityClient, { id, published }: DocumentActionProps): void {
  const path = published ? ownPathOf(published) : undefined
  const former = useRef({ id, path })
  useEffect(() => {
    const hasMoved =
      former.current.id === id && former.current.path !== undefined && former.current.path !== path
    former.current = { id, path }
    if (!hasMoved || path === undefined) return
    dropRedirectsFrom(client, path).catch((error: unknown) =>
      console.warn(
        `The redirect from ${path} is no longer needed: delete it under Pages, Old addresses.`,
        error,
      ),
    )
  }, [client, id, path])
}
