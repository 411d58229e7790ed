import type { DocumentPluginOptions } from 'sanity'
import { publishWithRedirects } from '../actions/publish-moved.ts'
import { useDelete } from '../actions/removal.tsx'
import { useShowOrHide } from '../actions/show-or-hide.tsx'
import { useEarlierVersions, useUndoPublish } from '../actions/undo/undo-publish.tsx'
import { singletonTypes } from '../schema/index.ts'

// What exists once can't be deleted; a copy would be shown nowhere. In place of "unpublish" stands the switch, where there is one.
const ALLOWED_ONCE = ['publish', 'discardChanges', 'restore', 'unpublish']

/** In the place of Sanity's, which offer to take down what is needed elsewhere, and then fail. */
const OURS = [useShowOrHide, useDelete]

/** What may be done with documents: those that exist once can be edited and published, and that undone, nothing else. */
export const documentRules: Pick<DocumentPluginOptions, 'actions' | 'newDocumentOptions'> = {
  actions: (actions, { schemaType }) => {
    const allowed = actions
      .filter(({ action }) => !singletonTypes.includes(schemaType) || ALLOWED_ONCE.includes(action ?? ''))
      .map((action) => OURS.find((ours) => ours.action === action.action) ?? action)
    const place = allowed.findIndex(({ action }) => action === 'publish') + 1
    const ours = allowed.map((action) =>
      action.action === 'publish' ? publishWithRedirects(action) : action,
    )
    return ours.toSpliced(place, 0, useUndoPublish, useEarlierVersions)
  },
  newDocumentOptions: (templates) =>
    templates.filter(({ templateId }) => !singletonTypes.includes(templateId)),
}
