import type { SanityDocument } from '@sanity/client'
import { sharedForm } from '#content/seed/tests/testing/studio-form.ts'

/** The Studio's validation for the tests of a file, over a lake that contains the seed; each message with the document and its field. */
export async function sharedWorkspace() {
  const { complaints, ...form } = await sharedForm()
  const look = async (document: SanityDocument, levels: readonly string[]) => {
    const told = (await complaints(document)).filter(({ level }) => levels.includes(level))
    // Fields are validated side by side, so the order of the messages differs.
    return told.map(({ path, message }) => `${document._id} ${path.join('.')}: ${message}`).sort()
  }
  return {
    ...form,
    /** The messages that the Studio shows about this document, errors and warnings. */
    complaints: (document: SanityDocument) => look(document, ['error', 'warning', 'info']),
    warnings: (document: SanityDocument) => look(document, ['warning']),
  }
}
