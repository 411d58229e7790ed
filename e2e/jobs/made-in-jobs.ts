import type { RunningProduct } from '#scripts/testing/product/running-product.ts'

/** What the owner makes in the jobs of a week. */
export const CUSTOMER = 'Maria T.'
export const WORDS = 'They came on time and left the kitchen clean.'
export const QUESTION = 'Do you move the furniture before you paint?'
export const PROJECT = 'Kitchen remodel in Matthews'
export const PHOTO = 'kitchen-e2e.jpg'
export const SECOND = 'island-e2e.jpg'

const MADE =
  '*[author == $customer || question == $question || title == $project || originalFilename in $photos]'

/** The documents that are there before and after a job; resolves to what puts them back and takes away what was made. */
export async function keep(product: RunningProduct, ids: readonly string[]): Promise<() => Promise<void>> {
  const client = () => product.client()
  const kept = await client().getDocuments([...ids])
  return async () => {
    const transaction = client().transaction()
    for (const document of kept)
      if (document) transaction.delete(`drafts.${document._id}`).createOrReplace(document)
    await transaction.commit()
    const made = { customer: CUSTOMER, question: QUESTION, project: PROJECT, photos: [PHOTO, SECOND] }
    await client().delete({ query: `${MADE} | order(_type)`, params: made })
  }
}
