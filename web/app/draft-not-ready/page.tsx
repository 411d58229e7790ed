import { notFound } from 'next/navigation'
import { fixedPaths } from '#content/addresses/routes.ts'
import { FirstScreenEnd } from '../../components/hero/first-screen-end.tsx'
import { BackToPage } from '../../components/preview/back-to-page.tsx'
import { isPreview } from '../../lake/load.ts'
import { withinSite } from '../../publish/security/within-site.ts'

type Query = { page?: string; missing?: string | string[] }

/** What an editor sees of a page that was never published, until its draft is ready for one. */
export default async function DraftNotReady({ searchParams }: { searchParams: Promise<Query> }) {
  if (!(await isPreview())) notFound()
  const { page = fixedPaths.home, missing = [] } = await searchParams
  return (
    <main className="mx-auto w-page py-section space-y-4">
      <h1>This page isn’t ready yet</h1>
      <p>It appears here as soon as this is filled in:</p>
      <ul>
        {[missing].flat().map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <FirstScreenEnd />
      <BackToPage path={withinSite(page)} />
    </main>
  )
}
