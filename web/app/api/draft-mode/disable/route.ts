import { cookies, draftMode } from 'next/headers'
import { redirect } from 'next/navigation'
import { fixedPaths } from '#content/addresses/routes.ts'
import { perspectiveCookie } from '../../../../lake/draft-cookie.ts'
import { withinSite } from '../../../../publish/security/within-site.ts'

/** Leaves the preview where Next alone serves the site; elsewhere delivery answers this. */
export async function GET(request: Request): Promise<never> {
  const mode = await draftMode()
  mode.disable()
  const kept = await cookies()
  kept.delete(perspectiveCookie)
  const to = new URL(request.url).searchParams.get('to') ?? fixedPaths.home
  redirect(withinSite(to))
}
