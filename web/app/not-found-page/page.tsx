import NotFound, { generateMetadata as metadataOfNotFound } from '../not-found.tsx'

export const generateMetadata = metadataOfNotFound

/** What is shown at addresses that lead nowhere, at an address of its own: Next renders its `not-found` once and for all. */
export default function NotFoundPage() {
  return <NotFound />
}
