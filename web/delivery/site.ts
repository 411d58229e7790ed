import type { DeliverySite } from 'pages-as-files'
import { fixedPaths, quoteFormPath } from '#content/addresses/routes.ts'
import type { Environment } from '#content/environment/environment.ts'
import { siteBasics } from '../publish/basics.ts'
import { PreviewDoor } from './preview/preview-door.ts'
import { securityTxt } from './security-txt.ts'
import { sendForm } from './your-request.ts'

/** The site as delivery knows it: the few requests that no file answers. */
export function deliverySite(environment: Environment): DeliverySite {
  const basics = siteBasics(environment)
  const preview = new PreviewDoor(environment, basics.folders)
  return {
    ...basics,
    methods: { [fixedPaths.yourRequest]: ['GET', 'HEAD', 'POST'] },
    async handle(request, response, target, delivered) {
      const { path } = target
      if (path === fixedPaths.yourRequest && request.method === 'POST') {
        await sendForm(request, response, delivered)
        return true
      }
      const contact = path === fixedPaths.securityTxt ? securityTxt(environment) : undefined
      if (contact) delivered.say(request, response, 200, contact)
      if (contact || (await preview.handle(request, response, target, delivered))) return true
      // Without a request there is only the form to be led to.
      const isForm = path === fixedPaths.yourRequest || path === fixedPaths.requestPage
      if (isForm) delivered.redirect(response, 307, quoteFormPath, { 'Cache-Control': 'no-store' })
      return isForm
    },
  }
}
