import type { DocumentPluginOptions } from 'sanity'
import { singletonTypes } from '../schema/index.ts'

// The site needs the business and the home page, so they can't be deleted or unpublished; a copy would be shown nowhere.
const ALLOWED_ONCE = ['publish', 'discardChanges', 'restore']

/** What may be done with documents: those that exist once can be edited and published, nothing else. */
export const documentRules: Pick<DocumentPluginOptions, 'actions' | 'newDocumentOptions'> = {
  actions: (actions, { schemaType }) =>
    singletonTypes.includes(schemaType)
      ? actions.filter(({ action }) => action !== undefined && ALLOWED_ONCE.includes(action))
      : actions,
  newDocumentOptions: (templates) =>
    templates.filter(({ templateId }) => !singletonTypes.includes(templateId)),
}
