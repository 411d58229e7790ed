import type { SanityDocument } from '@sanity/client'
import { openForm } from '#content/seed/tests/testing/studio-form.ts'

export type TestWorkspace = Awaited<ReturnType<typeof openTestWorkspace>>

/** The Studio's validation over a lake for one test, which contains the seed; each message with the document and its field. */
export async function openTestWorkspace() {
  const { complaints, ...form } = await openForm()
  const look = async (document: SanityDocument, levels: readonly string[]) => {
    const told = (await complaints(document)).filter(({ level }) => levels.includes(level))
    // Fields are validated side by side, so the order of the messages differs.
    return told.map(({ path, message }) => `${document._id} ${path.join('.')}: ${message}`).sort()
  }
  return {
    ...form,
    /** The messages that the Studio shows about this document, errors and warnings. */
    complaints: (document: SanityDocument) => look(document, ['error', 'warning', 'info']),
    /** Its warnings alone. */
    warnings: (document: SanityDocument) => look(document, ['warning']),
  }
}
